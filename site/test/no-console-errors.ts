import { afterEach, beforeEach, expect, vi } from 'vitest';

/** React and the libraries report mistakes of markup on the console: there, they fail the test. */
beforeEach(() => {
  vi.spyOn(console, 'error');
  vi.spyOn(console, 'warn');
});

afterEach(() => {
  const printed = [console.error, console.warn].flatMap((print) => vi.mocked(print).mock.calls);
  vi.restoreAllMocks();
  expect(printed.map((line) => line.join(' '))).toEqual([]);
});
