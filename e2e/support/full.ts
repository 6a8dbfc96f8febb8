/** Whether this is the full run (`npm run test:full`): every language, width and scheme, and the tests tagged `@full`. */
export const full = process.env.TEST_FULL === '1';

/** Returns the first value, or all of them in the full run. */
export const firstOrAll = <One>(all: readonly One[]): readonly One[] =>
  full ? all : all.slice(0, 1);

/** Returns the sample, or all values in the full run. */
export function sampleOrAll<One>(sample: One, all: readonly One[]): readonly One[] {
  return full ? all : [sample];
}
