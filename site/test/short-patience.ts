import { vi } from 'vitest';

/** Whoever waits next for an answer of somebody else gives up at once. @returns how long each meant to wait, in milliseconds. */
export function shortPatience(): () => number[] {
  const { timeout } = AbortSignal;
  const asked = vi
    .spyOn(AbortSignal, 'timeout')
    .mockImplementationOnce(() => timeout.call(AbortSignal, 50));
  return () => asked.mock.calls.map(([milliseconds]) => milliseconds);
}
