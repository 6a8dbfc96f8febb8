import react from '@vitejs/plugin-react';
import { defineConfig } from 'vitest/config';

export default defineConfig({
  plugins: [react()],
  test: {
    name: 'site',
    root: import.meta.dirname,
    include: ['**/*.test.{ts,tsx}'],
    environment: 'node',
    // The content's configuration reads the environment when it is imported: a process for each file.
    pool: 'forks',
    maxWorkers: 2,
    globalSetup: ['./test/templates.ts'],
    setupFiles: ['./test/no-console-errors.ts'],
    testTimeout: 90_000,
    hookTimeout: 120_000,
  },
});
