import { defineConfig } from 'vitest/config';

export default defineConfig({
  test: {
    name: 'studio',
    root: import.meta.dirname,
    include: ['test/**/*.test.ts'],
    environment: 'node',
    pool: 'forks',
    globalSetup: ['../content/test/templates.ts'],
    testTimeout: 90_000,
    hookTimeout: 120_000,
  },
});
