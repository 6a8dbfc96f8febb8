/** A journey in Firefox: Playwright's test runner around a browser that Puppeteer drives by WebDriver BiDi. */
import { mkdtempSync, readdirSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { test as base, expect } from '@playwright/test';
import { type Browser, launch, type Page } from 'puppeteer-core';
import { isForeign } from '../support/journey.ts';
import { whereabouts } from '../support/whereabouts.ts';

interface Journey {
  /** What the browser may complain of in this journey: a pattern of `tolerable.ts`. */
  tolerated: RegExp | undefined;
  /** The page of somebody who has a browser of their own: no cookies in common with anybody. */
  arrive: () => Promise<Page>;
  /** The folder that Firefox saves files in, empty. */
  downloads: string;
}

interface Installed {
  firefox: { browser: Browser; folder: string };
}

/** Every page is watched as in `../journey.ts`. */
export const test = base.extend<Journey, Installed>({
  firefox: [
    // biome-ignore lint/correctness/noEmptyPattern: the runner reads from it that no other fixture is needed.
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
  tolerated: [undefined, { option: true }],
  arrive: async ({ firefox: { browser }, tolerated }, use, testInfo) => {
    const complaints: string[] = [];
    const pages: Page[] = [];
    await use(async () => {
      const page = await (await browser.createBrowserContext()).newPage();
      pages.push(page);
      page.setDefaultTimeout(20_000);
      await resize(page, 1440, 900);
      watch(page, (text) => {
        if (!tolerated?.test(text)) complaints.push(text);
      });
      return page;
    });
    if (testInfo.status !== testInfo.expectedStatus) {
      await testInfo.attach('whereabouts', { body: await whereabouts(pages) });
      for (const page of pages)
        await testInfo.attach('screenshot', {
          body: Buffer.from(await page.screenshot()),
          contentType: 'image/png',
        });
    }
    try {
      expect(complaints, 'what Firefox complained of').toEqual([]);
    } finally {
      for (const page of pages) await page.browserContext().close();
    }
  },
});

export { expect };

/** Gives a page a window of this size, in CSS pixels. */
export async function resize(page: Page, width: number, height: number): Promise<void> {
  // With the size Puppeteer asks for an orientation, which this Firefox does not know.
  await page.setViewport({ width, height }).catch((error) => {
    if (!String(error).includes('unknown command emulation.setScreenOrientation')) throw error;
  });
  const size = () => page.evaluate(() => [innerWidth, innerHeight]);
  await expect.poll(size).toEqual([width, height]);
}

function watch(page: Page, complain: (text: string) => void): void {
  page.on('console', (message) => {
    if (['error', 'warn'].includes(message.type()))
      complain(`console ${message.type()}: ${message.text()} (${message.location().url})`);
  });
  page.on('pageerror', (error) => {
    // A page that is left says so of each module on its way; one that is not there is told by its answer.
    if (!String(error).includes('error loading dynamically imported module'))
      complain(`exception: ${error}`);
  });
  page.on('requestfailed', (request) => {
    const reason = request.failure()?.errorText;
    // A page that is left takes its unfinished requests with it.
    if (reason !== 'NS_BINDING_ABORTED') complain(`failed: ${request.url()} ${reason}`);
  });
  page.on('request', (request) => {
    if (isForeign(request.url())) complain(`foreign: ${request.url()}`);
  });
  page.on('response', (response) => {
    if (response.status() >= 400) complain(`answered ${response.status()}: ${response.url()}`);
  });
}
