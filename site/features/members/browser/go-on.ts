/** Asks for the page of the login again: its reader is let in now, and led to where they wanted to go. */
export function goOn(): void {
  const { hash, pathname, search } = location;
  const asked = new URLSearchParams(search).get('returnUrl');
  // A part of a page is named by the browser alone, which would not ask anew for the address it has.
  const query = asked === null ? '' : `?${new URLSearchParams({ returnUrl: asked + hash })}`;
  location.assign(pathname + query);
}
