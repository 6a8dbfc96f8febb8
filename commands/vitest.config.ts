import { defineConfig } from 'vitest/config';

/** Tests the commands as processes with their own ports, databases and data folders. */
export default defineConfig({
  test: {
    root: import.meta.dirname,
    include: ['*.test.ts'],
    fileParallelism: false,
    testTimeout: 600_000,
    hookTimeout: 400_000,
  },
});
