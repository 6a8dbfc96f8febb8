/** The hidden field of a form that names the page it leads to (specification section 2). */
export const trackingField = 'trackingPage';

interface Known {
  /** That of this site. */
  origin: string;
  /** Origins of others that are allowed. */
  allowed: readonly string[];
  /** Takes neither query nor fragment: nothing of a report is told. */
  bare?: boolean;
}

/**
 * Where a form that was sent leads: a path of this site, or an address of an allowed one.
 * @returns undefined for none and for any other, which the form's own success view stands in for.
 */
export function trackingTarget(asked: string, { allowed, bare, origin }: Known) {
  if (!/^(\/|https?:\/\/)/i.test(asked) || !URL.canParse(asked, origin)) return undefined;
  const address = new URL(asked, origin);
  const { hash, href, pathname, search } = address;
  if (address.username || address.password) return undefined;
  if (bare && /[?#]/.test(asked)) return undefined;
  if (address.origin !== origin) return allowed.includes(address.origin) ? href : undefined;
  // To a browser a path that begins with two strokes is another host.
  return pathname.startsWith('//') ? undefined : pathname + search + hash;
}

/** Whose page a target is, if it is not ours. */
export function trackingHost(target: string): string | undefined {
  return target.startsWith('/') ? undefined : new URL(target).host;
}
