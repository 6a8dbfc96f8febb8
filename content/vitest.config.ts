import { defineConfig } from 'vitest/config';

export default defineConfig({
  test: {
    name: 'content',
    root: import.meta.dirname,
    include: ['**/*.test.ts'],
    environment: 'node',
    // The configuration reads the environment when it is imported: a process of its own for each file.
    pool: 'forks',
    maxWorkers: 2,
    globalSetup: ['./test/templates.ts'],
    testTimeout: 60_000,
    hookTimeout: 120_000,
  },
});
