interface Browser {
  PublicKeyCredential?: unknown;
  location: { hostname: string };
}

/**
 * Returns whether the browser supports passkeys on this page; never for a bare IP address. Browsers without these two methods use the password.
 * @param browser its `window`.
 */
export const supportsPasskeys = ({ location, PublicKeyCredential: known }: Browser): boolean =>
  typeof known === 'function' &&
  'parseCreationOptionsFromJSON' in known &&
  'parseRequestOptionsFromJSON' in known &&
  /^[^:]*[a-z][^:]*$/i.test(location.hostname);
