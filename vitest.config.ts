import { defineConfig } from 'vitest/config';
import { full } from './content/test/full.ts';
import { LongestFirst } from './content/test/longest-first.ts';

/** Files of all projects share two processes; `fresh-start.ts` keeps them apart. */
const shared = {
  environment: 'node',
  pool: 'forks',
  isolate: false,
  setupFiles: ['../content/test/fresh-start.ts'],
  // Only what hangs takes as long.
  testTimeout: full ? 3_600_000 : 240_000,
  hookTimeout: 240_000,
} as const;

/** All tests but those of the commands, which write over the studio's build. */
export default defineConfig({
  test: {
    globalSetup: ['content/test/set-up.ts'],
    maxWorkers: 2,
    sequence: { sequencer: LongestFirst },
    projects: [
      { test: { ...shared, name: 'store', root: 'store', include: ['**/*.test.ts'] } },
      { test: { ...shared, name: 'content', root: 'content', include: ['**/*.test.ts'] } },
      {
        test: {
          ...shared,
          name: 'site',
          root: 'site',
          include: ['**/*.test.{ts,tsx}'],
          globalSetup: ['./test/set-up.ts'],
          setupFiles: [...shared.setupFiles, './test/no-console-errors.ts'],
        },
      },
      {
        test: {
          ...shared,
          name: 'studio',
          root: 'studio',
          include: ['test/**/*.test.ts'],
          globalSetup: ['./test/set-up.ts'],
        },
      },
      {
        test: {
          ...shared,
          name: 'cluster',
          root: 'cluster',
          include: ['two-hosts.test.ts'],
          globalSetup: ['./set-up.ts'],
        },
      },
    ],
  },
});
