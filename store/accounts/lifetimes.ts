/** Lifetimes of sessions and links, for members and staff. */
export const minute = 60_000;

/** Milliseconds until an unused session expires, and until every session does. */
export const idleLimit = 30 * minute;
export const absoluteLimit = 12 * 60 * minute;

/** Milliseconds between two updates of a session's last use. */
export const lastSeenInterval = minute;

export type LinkPurpose = 'reset' | 'invite';

/** Lifetimes of mailed links, in milliseconds. */
export const linkLifetimes: Record<LinkPurpose, number> = {
  reset: 30 * minute,
  invite: 7 * 24 * 60 * minute,
};

/** Lifetime of the link that confirms an account request, in milliseconds; after it the request is deleted. */
export const accountLinkLifetime = 7 * 24 * 60 * minute;

/**
 * Milliseconds after which a response has certainly been sent, whatever its page; the background work of a request starts then, so that the timing
 * reveals nothing.
 */
export const backgroundDelay = 250;
