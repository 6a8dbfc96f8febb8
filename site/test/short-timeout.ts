import { vi } from 'vitest';

/** Makes the next `AbortSignal.timeout` expire after 50 ms. @returns the timeouts that were requested, in milliseconds. */
export function shortenNextTimeout(): () => number[] {
  const { timeout } = AbortSignal;
  const spy = vi
    .spyOn(AbortSignal, 'timeout')
    .mockImplementationOnce(() => timeout.call(AbortSignal, 50));
  return () => spy.mock.calls.map(([milliseconds]) => milliseconds);
}
