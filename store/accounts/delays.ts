import { minute } from './limits.ts';
import { Throttle } from './throttle.ts';

/** Throttles of login attempts and mails. They delay, and never lock an account. */
export interface Delays {
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
export function newDelays(clock: () => number): Delays {
  const memory = 30 * minute;
  return {
    logins: new Throttle({ free: 5, first: 1000, longest: 15 * minute, memory }, clock),
    networks: new Throttle({ free: 300, first: 1000, longest: minute, memory }, clock),
    mails: new Throttle({ free: 20, first: 5000, longest: 15 * minute, memory }, clock),
    links: new Throttle({ free: 1, first: 2 * minute, longest: 20 * minute, memory }, clock),
  };
}
