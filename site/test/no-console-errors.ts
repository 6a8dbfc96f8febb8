import { afterEach, beforeEach, expect, vi } from 'vitest';

/** Fails a test on console errors and warnings, by which React and libraries report invalid markup. */
beforeEach(() => {
  vi.spyOn(console, 'error');
  vi.spyOn(console, 'warn');
});

afterEach(() => {
  const printed = [console.error, console.warn].flatMap((print) => vi.mocked(print).mock.calls);
  vi.restoreAllMocks();
  expect(printed.map((line) => line.join(' '))).toEqual([]);
});
