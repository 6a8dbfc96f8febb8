import { defineConfig } from 'vitest/config';

/** Configures `npm run test:cluster`: several hosts and their services on one machine. */
export default defineConfig({
  test: {
    root: import.meta.dirname,
    include: ['*.test.ts'],
    environment: 'node',
    pool: 'forks',
    fileParallelism: false,
    globalSetup: ['../content/test/set-up.ts', './set-up.ts'],
    setupFiles: ['../content/test/fresh-start.ts'],
    testTimeout: 240_000,
    hookTimeout: 240_000,
  },
});
