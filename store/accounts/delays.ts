import { minute } from './limits.ts';
import { Throttle } from './throttle.ts';

/** Who waits how long before the next try. Nobody is ever locked out. */
export interface Delays {
  /** By account and network: nobody locks an owner out who is somewhere else. */
  logins: Throttle;
  /** By network alone: somebody who tries one password on many accounts. */
  networks: Throttle;
  /** What sends mails. */
  mails: Throttle;
  /** Links to one address, whoever asks: the longest pause ends while the last link still holds. */
  links: Throttle;
}

/** @param clock milliseconds. */
export function newDelays(clock: () => number): Delays {
  const memory = 30 * minute;
  return {
    logins: new Throttle({ free: 5, first: 1000, longest: 15 * minute, memory }, clock),
    networks: new Throttle({ free: 300, first: 1000, longest: minute, memory }, clock),
    mails: new Throttle({ free: 20, first: 5000, longest: 15 * minute, memory }, clock),
    links: new Throttle({ free: 1, first: 2 * minute, longest: 20 * minute, memory }, clock),
  };
}
