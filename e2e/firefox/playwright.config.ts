import { defineConfig } from '@playwright/test';

/**
 * Tests in Debian's Firefox, which Playwright cannot drive: its test runner runs them, Puppeteer drives the browser. Part of the full test run
 * only.
 */
export default defineConfig({
  testDir: '..',
  testMatch: 'firefox/*.spec.ts',
  outputDir: '../../test-results/firefox',
  globalSetup: '../global-setup.ts',
  workers: 2,
  fullyParallel: true,
  retries: 0,
  forbidOnly: Boolean(process.env.CI),
  timeout: 90_000,
  expect: { timeout: 15_000 },
  reporter: [['list']],
});
