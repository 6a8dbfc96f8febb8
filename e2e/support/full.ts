/** Whether all of it is run (`npm run test:full`): every language, width and scheme, and the journeys tagged `@full`. */
export const full = process.env.TEST_FULL === '1';

/** What journeys are run with: one of these in every run, all of them in the full one. */
export function usually<One>(usual: One, all: readonly One[]): readonly One[] {
  return full ? all : [usual];
}
