import { vi } from 'vitest';

/** For the rest of a test, who waits for an answer of somebody else gives up at once. @returns how long they meant to wait. */
export function shortPatience(): () => number[] {
  const { timeout } = AbortSignal;
  const asked = vi
    .spyOn(AbortSignal, 'timeout')
    .mockImplementation(() => timeout.call(AbortSignal, 50));
  return () => asked.mock.calls.map(([milliseconds]) => milliseconds);
}
