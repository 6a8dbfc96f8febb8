import { minute } from './lifetimes.ts';
import { Throttle } from './throttle.ts';

/** Throttles of login attempts and mails. They delay, and never lock an account. */
export interface LoginThrottles {
  /** By account and network, so that an attacker cannot delay the owner in another network. */
  logins: Throttle;
  /** By network alone, against one password tried on many accounts. */
  networks: Throttle;
  /** Requests that send mails. */
  mails: Throttle;
  /** Links to one address, regardless of the requester: the longest delay ends before the last link expires. */
  links: Throttle;
}

/** Returns new throttles. @param clock returns milliseconds. */
export function createLoginThrottles(clock: () => number): LoginThrottles {
  const resetAfter = 30 * minute;
  return {
    logins: new Throttle(
      { freeAttempts: 5, baseDelay: 1000, maxDelay: 15 * minute, resetAfter },
      clock,
    ),
    networks: new Throttle(
      { freeAttempts: 300, baseDelay: 1000, maxDelay: minute, resetAfter },
      clock,
    ),
    mails: new Throttle(
      { freeAttempts: 20, baseDelay: 5000, maxDelay: 15 * minute, resetAfter },
      clock,
    ),
    links: new Throttle(
      { freeAttempts: 1, baseDelay: 2 * minute, maxDelay: 20 * minute, resetAfter },
      clock,
    ),
  };
}
