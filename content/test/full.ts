/** Whether all of it is run (`npm run test:full`), which takes hours: every database, every input. */
export const full = process.env.TEST_FULL === '1';

/** What tests are run with: one of these in every run, all of them in the full one. */
export function usually<One>(usual: One, all: readonly One[]): readonly One[] {
  return full ? all : [usual];
}

/**
 * How many random inputs a property is tried with.
 * @param all in the full run; fewer where one input takes long.
 */
export const runs = (usual: number, all = 10_000) => ({ numRuns: full ? all : usual });
