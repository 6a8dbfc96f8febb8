interface Browser {
  PublicKeyCredential?: unknown;
  location: { hostname: string };
}

/**
 * Whether passkeys can be had in a browser on its page: never for a bare IP address. One that lacks these two calls has no button: the
 * password serves its reader.
 * @param browser its `window`.
 */
export const supportsPasskeys = ({ location, PublicKeyCredential: known }: Browser): boolean =>
  typeof known === 'function' &&
  'parseCreationOptionsFromJSON' in known &&
  'parseRequestOptionsFromJSON' in known &&
  /^[^:]*[a-z][^:]*$/i.test(location.hostname);
