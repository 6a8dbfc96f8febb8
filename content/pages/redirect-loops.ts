import { pathVariants } from '@oilway/store/published/path-variants.ts';

/** A redirect to an address: where it stands, and the address as it was typed. */
export interface AddressRedirect {
  from: string;
  url: string;
}

/**
 * Returns the paths that a visitor of a redirect is led over when they come in a circle, the first of them again at the end; undefined
 * where the redirect comes to an end. Redirects to pages do, and are not among `others`.
 * @param others redirects to addresses, without the one that is looked at.
 * @param origin of the site, such as `https://oilway.example`: addresses of its host lead back to it.
 */
export function redirectLoop(
  redirect: AddressRedirect,
  others: readonly AddressRedirect[],
  origin: string,
): string[] | undefined {
  const byPath = new Map([...others, redirect].map((one) => [decoded(one.from), one]));
  const seen = [redirect];
  for (;;) {
    const last = seen.at(-1) ?? redirect;
    const next = nextRedirect(byPath, last, origin);
    if (!next) return undefined;
    if (seen.includes(next)) return [...seen, next].map(({ from }) => from);
    seen.push(next);
  }
}

/** Looks it up as the site does (`site/pages/moved-to.ts`). */
function nextRedirect(
  byPath: ReadonlyMap<string, AddressRedirect>,
  { from, url }: AddressRedirect,
  origin: string,
): AddressRedirect | undefined {
  const target = URL.parse(url.trim(), origin + from);
  if (target?.host !== new URL(origin).host) return undefined;
  for (const path of pathVariants(target.pathname)) {
    const plain = path.toLowerCase().replace(/\/+$/, '') || '/';
    const found = byPath.get(plain) ?? byPath.get(path);
    if (found) return found;
  }
  return undefined;
}

/** A path as requests are looked up, also where it was copied from an address bar. */
function decoded(path: string): string {
  try {
    return decodeURIComponent(path);
  } catch {
    return path;
  }
}
