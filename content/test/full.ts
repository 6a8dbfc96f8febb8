/** Whether this is the full run (`npm run test:full`), which takes hours: every database, every input. */
export const full = process.env.TEST_FULL === '1';

/** Returns the cases of a test: the usual one, or all in the full run. */
export function selectCases<One>(usual: One, all: readonly One[]): readonly One[] {
  return full ? all : [usual];
}

/**
 * Returns the number of random inputs of a property test.
 * @param all in the full run; fewer where one input takes long.
 */
export const runs = (usual: number, all = 10_000) => ({ numRuns: full ? all : usual });
