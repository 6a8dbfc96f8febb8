/** Reloads the login page, which now redirects to `returnUrl`. */
export function redirectAfterLogin(): void {
  const { hash, pathname, search } = location;
  const returnUrl = new URLSearchParams(search).get('returnUrl');
  // Browsers do not send the fragment, and do not reload a URL that differs only in it.
  const query =
    returnUrl === null ? '' : `?${new URLSearchParams({ returnUrl: returnUrl + hash })}`;
  location.assign(pathname + query);
}
