/** How long what logs somebody in lasts, for members and staff alike. */
export const minute = 60_000;

/** Milliseconds a session lasts without being used, and in all. */
export const idleLimit = 30 * minute;
export const absoluteLimit = 12 * 60 * minute;

/** How seldom it is written down that a session is used, in milliseconds. */
export const seenEvery = minute;

export type LinkPurpose = 'reset' | 'invite';

/** Milliseconds that the link of a mail holds. */
export const linkLifetimes: Record<LinkPurpose, number> = {
  reset: 30 * minute,
  invite: 7 * 24 * 60 * minute,
};

/** Milliseconds that the link holds which confirms a request for an account; then the request is deleted. */
export const accountLinkLifetime = 7 * 24 * 60 * minute;

/** Milliseconds after which the answer to a request is gone, whatever page it is. */
export const answered = 250;
