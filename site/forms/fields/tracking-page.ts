/** Hidden field with the redirect target after submission (specification section 2). */
export const trackingField = 'trackingPage';

interface TrackingOptions {
  origin: string;
  /** Allowed external origins. */
  allowed: readonly string[];
  /** Rejects query and fragment, so that no data of a report can leak. */
  pathOnly?: boolean;
}

/**
 * Returns the redirect target after submission: a path of this site, or a URL of an allowed origin.
 * @returns undefined for any other target; the form then shows its success view.
 */
export function trackingTarget(target: string, { allowed, pathOnly, origin }: TrackingOptions) {
  if (!/^(\/|https?:\/\/)/i.test(target) || !URL.canParse(target, origin)) return undefined;
  const address = new URL(target, origin);
  const { hash, href, pathname, search } = address;
  if (address.username || address.password) return undefined;
  if (pathOnly && /[?#]/.test(target)) return undefined;
  if (address.origin !== origin) return allowed.includes(address.origin) ? href : undefined;
  // Browsers resolve a path that starts with two slashes to another host.
  return pathname.startsWith('//') ? undefined : pathname + search + hash;
}

/** Returns the host of an external target; undefined for a path of this site. */
export function trackingHost(target: string): string | undefined {
  return target.startsWith('/') ? undefined : new URL(target).host;
}
