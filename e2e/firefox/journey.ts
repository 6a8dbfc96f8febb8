/** Fixtures for tests in Firefox: Playwright's test runner with a browser driven by Puppeteer over WebDriver BiDi. */
import { mkdtempSync, readdirSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { test as base, expect } from '@playwright/test';
import { type Browser, launch, type Page } from 'puppeteer-core';
import { failureReport } from '../support/failure-report.ts';
import { isForeign } from '../support/journey.ts';

interface Fixtures {
  /** Browser errors that the test expects: a pattern of `allowed-errors.ts`. */
  allowedErrors: RegExp | undefined;
  /** Opens a page in a new browser context, which shares no cookies with others. */
  openPage: () => Promise<Page>;
  /** The download folder of Firefox, emptied after each test. */
  downloads: string;
}

interface WorkerFixtures {
  firefox: { browser: Browser; folder: string };
}

/** Fails on browser errors of any page, as `../journey.ts` does. */
export const test = base.extend<Fixtures, WorkerFixtures>({
  firefox: [
    // biome-ignore lint/correctness/noEmptyPattern: the runner derives the required fixtures from the pattern.
    async ({}, use) => {
      const folder = mkdtempSync(join(tmpdir(), 'oilway-firefox-'));
      const browser = await launch({
        browser: 'firefox',
        executablePath: process.env.FIREFOX || '/usr/bin/firefox-esr',
        defaultViewport: null,
        extraPrefsFirefox: { 'browser.download.folderList': 2, 'browser.download.dir': folder },
      });
      await use({ browser, folder });
      await browser.close();
      rmSync(folder, { recursive: true, force: true });
    },
    { scope: 'worker' },
  ],
  downloads: async ({ firefox: { folder } }, use) => {
    await use(folder);
    for (const name of readdirSync(folder)) rmSync(join(folder, name), { force: true });
  },
  allowedErrors: [undefined, { option: true }],
  openPage: async ({ firefox: { browser }, allowedErrors }, use, testInfo) => {
    const browserErrors: string[] = [];
    const pages: Page[] = [];
    await use(async () => {
      const page = await (await browser.createBrowserContext()).newPage();
      pages.push(page);
      page.setDefaultTimeout(20_000);
      await resize(page, 1440, 900);
      watch(page, (text) => {
        if (!allowedErrors?.test(text)) browserErrors.push(text);
      });
      return page;
    });
    if (testInfo.status !== testInfo.expectedStatus) {
      await testInfo.attach('failure-report', { body: await failureReport(pages) });
      for (const page of pages)
        await testInfo.attach('screenshot', {
          body: Buffer.from(await page.screenshot()),
          contentType: 'image/png',
        });
    }
    try {
      expect(browserErrors, 'browser errors').toEqual([]);
    } finally {
      for (const page of pages) await page.browserContext().close();
    }
  },
});

export { expect };

/** Sets the window size in CSS pixels. */
export async function resize(page: Page, width: number, height: number): Promise<void> {
  // `setViewport` also sets the screen orientation, which this Firefox does not support.
  await page.setViewport({ width, height }).catch((error) => {
    if (!String(error).includes('unknown command emulation.setScreenOrientation')) throw error;
  });
  const size = () => page.evaluate(() => [innerWidth, innerHeight]);
  await expect.poll(size).toEqual([width, height]);
}

function watch(page: Page, report: (text: string) => void): void {
  page.on('console', (message) => {
    if (['error', 'warn'].includes(message.type()))
      report(`console ${message.type()}: ${message.text()} (${message.location().url})`);
  });
  page.on('pageerror', (error) => {
    // Navigating away aborts pending module imports; a missing module is reported by its response status.
    if (!String(error).includes('error loading dynamically imported module'))
      report(`exception: ${error}`);
  });
  page.on('requestfailed', (request) => {
    const reason = request.failure()?.errorText;
    // Navigating away aborts pending requests.
    if (reason !== 'NS_BINDING_ABORTED') report(`failed: ${request.url()} ${reason}`);
  });
  page.on('request', (request) => {
    if (isForeign(request.url())) report(`foreign: ${request.url()}`);
  });
  page.on('response', (response) => {
    if (response.status() >= 400) report(`answered ${response.status()}: ${response.url()}`);
  });
}
