interface Browser {
  PublicKeyCredential?: unknown;
  location: { hostname: string };
}

/**
 * Returns whether the browser supports passkeys on this page; never for a bare IP address. Browsers without these two methods use the password.
 * @param browser its `window`.
 */
export const supportsPasskeys = ({
  location,
  PublicKeyCredential: publicKeyCredential,
}: Browser): boolean =>
  typeof publicKeyCredential === 'function' &&
  'parseCreationOptionsFromJSON' in publicKeyCredential &&
  'parseRequestOptionsFromJSON' in publicKeyCredential &&
  /^[^:]*[a-z][^:]*$/i.test(location.hostname);
