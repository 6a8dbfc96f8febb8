/**
 * Props of the element that a response to a form is about. The browser focuses the first such element on page load, unless the URL has a fragment;
 * they have no effect on elements inserted by a script.
 */
export const autoFocusProps = { tabIndex: -1, autoFocus: true } as const;
