/**
 * For what a page is about that answers a form: the browser itself gives it the focus when the page comes, the first such part of a
 * page alone, and none in a page whose address has a fragment. In what a script brings it has no effect.
 */
export const focusedFirst = { tabIndex: -1, autoFocus: true } as const;
