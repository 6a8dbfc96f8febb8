import { pathVariants } from '@oilway/store/published/path-variants.ts';

/** A redirect to a URL: its source, and the URL as typed. */
export interface AddressRedirect {
  from: string;
  url: string;
}

/**
 * Returns the paths of a redirect loop, with the first one repeated at the end; undefined without a loop. Redirects to pages cannot loop and are not
 * among `others`.
 * @param others redirects to URLs, without the checked one.
 * @param origin of the site, such as `https://oilway.example`: its URLs are internal.
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

/** Resolves it as the site does (`site/pages/resolve-redirect.ts`). */
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

/** Decodes a path as the router does, also one copied from an address bar. */
function decoded(path: string): string {
  try {
    return decodeURIComponent(path);
  } catch {
    return path;
  }
}
