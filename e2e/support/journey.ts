import { randomInt } from 'node:crypto';
import { browserStorage } from '@oilway/site/components/browser-storage.ts';
import {
  type BrowserContext,
  test as base,
  type ConsoleMessage,
  expect,
  type Page,
  type Request,
} from '@playwright/test';
import { failureReport } from './failure-report.ts';
import { tryWaitForHydration } from './hydration.ts';

function address(
  name: 'E2E_SITE' | 'E2E_EXAMPLES' | 'E2E_STUDIO' | 'E2E_EDITED' | 'E2E_TILES' | 'E2E_DATABASE',
): string {
  const value = process.env[name];
  if (!value) throw new Error(`${name} is not set: run the journeys through their configuration`);
  return value;
}

export const site = () => address('E2E_SITE');
export const examples = () => address('E2E_EXAMPLES');
export const studio = () => address('E2E_STUDIO');
/** The site that shares its database with the studio. */
export const edited = () => address('E2E_EDITED');
/** The third-party tile server that `examples` uses. */
export const tiles = () => address('E2E_TILES');

/** The database file of `edited` and `studio`. */
export const database = () => address('E2E_DATABASE');

interface Fixtures {
  /** Browser errors that the test expects: the patterns of `allowed-errors.ts`. */
  allowedErrors: RegExp | undefined;
  /** A page in another browser context, which shares no cookies with `page`. */
  visitor: Page;
}

/**
 * Checks every page of a test. It fails on console errors and warnings (including CSP violations), exceptions, failed requests, responses from
 * 400 up, requests to foreign origins, and stored data that the privacy page does not list.
 */
export const test = base.extend<Fixtures>({
  allowedErrors: [undefined, { option: true }],
  baseURL: async ({ browserName: _browser }, use) => use(site()),
  // One shared network would reach the rate limits.
  extraHTTPHeaders: async ({ browserName: _browser }, use) => {
    const [one, other] = [randomInt(256), randomInt(256)];
    await use({ 'x-forwarded-for': `10.${one}.${other}.1` });
  },
  context: async ({ context, allowedErrors }, use, testInfo) => {
    const browserErrors: string[] = [];
    const report = (text: string) => {
      if (!allowedErrors?.test(text)) browserErrors.push(text);
    };
    context.on('page', (page) => watch(page, report));
    await use(context);
    const unlisted = await unlistedStorage(context, [site(), edited()]);
    if (testInfo.status !== testInfo.expectedStatus)
      await testInfo.attach('failure-report', { body: await failureReport(context.pages()) });
    expect(browserErrors, 'browser errors').toEqual([]);
    expect(unlisted, 'stored in the browser, but missing in browser-storage.ts').toEqual([]);
  },
  page: async ({ javaScriptEnabled, page }, use) => {
    const goto = page.goto.bind(page);
    // With `waitUntil` the test needs the page before hydration.
    page.goto = async (url, options) => {
      const reply = await goto(url, options);
      if (javaScriptEnabled && !options?.waitUntil) await tryWaitForHydration(page);
      return reply;
    };
    await use(page);
  },
  visitor: async ({ browser }, use) => {
    const context = await browser.newContext();
    const browserErrors: string[] = [];
    context.on('page', (page) => watch(page, (text) => browserErrors.push(text)));
    await use(await context.newPage());
    await context.close();
    expect(browserErrors, "errors of the visitor's browser").toEqual([]);
  },
});

export { expect };

/** Returns whether a URL is that of a foreign server. */
export function isForeign(url: string): boolean {
  const own = [site(), examples(), studio(), edited()].map((origin) => `${origin}/`);
  return (
    !/^(data|blob|about|chrome|chrome-extension):/.test(url) &&
    !own.some((origin) => url.startsWith(origin))
  );
}

/** A font that arrives late is not used (`font-display: optional`); `fonts.test.ts` checks that each preloaded font is used. */
const lateFont = /\/archivo-\w+-[\w-]+\.woff2 was preloaded using link preload but not used/;

function watch(page: Page, report: (text: string) => void): void {
  const printed = (message: ConsoleMessage) => {
    if (lateFont.test(message.text())) return;
    if (['error', 'warning'].includes(message.type())) {
      report(`console ${message.type()}: ${message.text()} (${message.location().url})`);
    }
  };
  const failed = (request: Request) => {
    const reason = request.failure()?.errorText;
    // Navigating away aborts pending requests.
    if (reason !== 'net::ERR_ABORTED') report(`failed: ${request.url()} ${reason}`);
  };
  page.on('console', printed);
  page.on('pageerror', (error) => report(`exception: ${error.message}`));
  page.on('requestfailed', failed);
  page.on('request', (request) => {
    if (isForeign(request.url())) report(`foreign: ${request.url()}`);
  });
  page.on('response', (response) => {
    if (response.status() >= 400) report(`answered ${response.status()}: ${response.url()}`);
  });
}

/** Names that the site may store in a browser, and those of the studio, whose cookies share the host. */
const listedNames = [
  ...Object.values(browserStorage).map(({ name }) => name),
  'oilway-staff*',
  'payload-*',
];

const isListed = (name: string): boolean =>
  listedNames.some((one) =>
    one.endsWith('*') ? name.startsWith(one.slice(0, -1)) : name.replace('__Host-', '') === one,
  );

/** Returns the names of cookies and storage entries that the privacy page does not list. */
async function unlistedStorage(
  context: BrowserContext,
  origins: readonly string[],
): Promise<string[]> {
  const cookies = await context.cookies([...origins]);
  const stored = context
    .pages()
    .filter((page) => origins.some((origin) => page.url().startsWith(`${origin}/`)))
    .map((page) =>
      // A page that navigates away cannot be evaluated.
      page
        .evaluate(() => [...Object.keys(localStorage), ...Object.keys(sessionStorage)])
        .catch(() => []),
    );
  const found = [...cookies.map(({ name }) => name), ...(await Promise.all(stored)).flat()];
  return [...new Set(found)].filter((name) => !isListed(name));
}
