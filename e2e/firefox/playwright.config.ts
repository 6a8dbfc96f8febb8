import { defineConfig } from '@playwright/test';

/**
 * Journeys in Firefox as Debian has it, which Playwright cannot drive: this is its test runner alone, Puppeteer drives the
 * browser. Only the full run has them.
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
