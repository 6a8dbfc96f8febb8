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
import { settled } from './awake.ts';
import { whereabouts } from './whereabouts.ts';

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
/** The site that shows what is done in the studio. */
export const edited = () => address('E2E_EDITED');
/** Somebody else's server, which `examples` may ask for street tiles. */
export const tiles = () => address('E2E_TILES');

/** The file with what `edited` and `studio` have stored. */
export const database = () => address('E2E_DATABASE');

interface Journey {
  /** What the browser may complain of in this journey: the patterns of `tolerable.ts`. */
  tolerated: RegExp | undefined;
  /** A page of somebody else: no cookies in common with `page`. */
  visitor: Page;
}

/**
 * Every page of a journey is watched: an error or warning on the console (a broken policy is one), an
 * exception, a failed request, an answer from 400 up and a request to a foreign origin fail the test. So
 * does what a page leaves in the browser without being on the list that visitors are told.
 */
export const test = base.extend<Journey>({
  tolerated: [undefined, { option: true }],
  baseURL: async ({ browserName: _browser }, use) => use(site()),
  // Visitors who came from one network would reach its limits together.
  extraHTTPHeaders: async ({ browserName: _browser }, use) => {
    const [one, other] = [randomInt(256), randomInt(256)];
    await use({ 'x-forwarded-for': `10.${one}.${other}.1` });
  },
  context: async ({ context, tolerated }, use, testInfo) => {
    const complaints: string[] = [];
    const complain = (text: string) => {
      if (!tolerated?.test(text)) complaints.push(text);
    };
    context.on('page', (page) => watch(page, complain));
    await use(context);
    const unlisted = await unlistedIn(context, [site(), edited()]);
    if (testInfo.status !== testInfo.expectedStatus)
      await testInfo.attach('whereabouts', { body: await whereabouts(context.pages()) });
    expect(complaints, 'what the browser complained of').toEqual([]);
    expect(unlisted, 'kept in the browser, but not in browser-storage.ts').toEqual([]);
  },
  page: async ({ javaScriptEnabled, page }, use) => {
    const goto = page.goto.bind(page);
    // Who asks for another moment of the loading wants to be early.
    page.goto = async (url, options) => {
      const answer = await goto(url, options);
      if (javaScriptEnabled && !options?.waitUntil) await settled(page);
      return answer;
    };
    await use(page);
  },
  visitor: async ({ browser }, use) => {
    const context = await browser.newContext();
    const complaints: string[] = [];
    context.on('page', (page) => watch(page, (text) => complaints.push(text)));
    await use(await context.newPage());
    await context.close();
    expect(complaints, "what the visitor's browser complained of").toEqual([]);
  },
});

export { expect };

/** Whether a request goes to somebody else's server. */
export function isForeign(url: string): boolean {
  const own = [site(), examples(), studio(), edited()].map((origin) => `${origin}/`);
  return (
    !/^(data|blob|about|chrome|chrome-extension):/.test(url) &&
    !own.some((origin) => url.startsWith(origin))
  );
}

/** On a busy machine a font may come too late to be shown, which is as it is meant (`font-display: optional`); that none is preloaded in vain is shown by `fonts.test.ts`. */
const lateFont = /\/archivo-\w+-[\w-]+\.woff2 was preloaded using link preload but not used/;

function watch(page: Page, complain: (text: string) => void): void {
  const printed = (message: ConsoleMessage) => {
    if (lateFont.test(message.text())) return;
    if (['error', 'warning'].includes(message.type())) {
      complain(`console ${message.type()}: ${message.text()} (${message.location().url})`);
    }
  };
  const failed = (request: Request) => {
    const reason = request.failure()?.errorText;
    // A page that is left takes its unfinished requests with it.
    if (reason !== 'net::ERR_ABORTED') complain(`failed: ${request.url()} ${reason}`);
  };
  page.on('console', printed);
  page.on('pageerror', (error) => complain(`exception: ${error.message}`));
  page.on('requestfailed', failed);
  page.on('request', (request) => {
    if (isForeign(request.url())) complain(`foreign: ${request.url()}`);
  });
  page.on('response', (response) => {
    if (response.status() >= 400) complain(`answered ${response.status()}: ${response.url()}`);
  });
}

/** What the site may keep in a browser, and the studio beside it: on one host its cookies come along. */
const names = [
  ...Object.values(browserStorage).map(({ name }) => name),
  'oilway-staff*',
  'payload-*',
];

const isListed = (name: string): boolean =>
  names.some((one) =>
    one.endsWith('*') ? name.startsWith(one.slice(0, -1)) : name.replace('__Host-', '') === one,
  );

/** The names of what the pages of these sites have left in their browser, and the list of the privacy page lacks. */
async function unlistedIn(context: BrowserContext, origins: readonly string[]): Promise<string[]> {
  const cookies = await context.cookies([...origins]);
  const stored = context
    .pages()
    .filter((page) => origins.some((origin) => page.url().startsWith(`${origin}/`)))
    .map((page) =>
      // A page that is just going away says nothing.
      page
        .evaluate(() => [...Object.keys(localStorage), ...Object.keys(sessionStorage)])
        .catch(() => []),
    );
  const found = [...cookies.map(({ name }) => name), ...(await Promise.all(stored)).flat()];
  return [...new Set(found)].filter((name) => !isListed(name));
}
