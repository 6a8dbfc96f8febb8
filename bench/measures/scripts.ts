import { setTimeout as wait } from 'node:timers/promises';
import type { Browser } from '@playwright/test';
import { openBrowser } from '../chromium.ts';
import { sqliteData } from '../data/make-data.ts';
import { pages } from '../pages.ts';
import type { Report, Row } from '../report.ts';
import { record } from '../servers/recording.ts';
import { startSite } from '../servers/site.ts';
import { formatBytes } from '../statistics.ts';

/** What every build of React carries in its text. */
const reactMark = 'react.transitional.element';

/** The scripts a visitor's browser fetches before the first interaction, page kind by page kind. */
export async function scripts(): Promise<Report> {
  const site = await startSite(await sqliteData());
  const { browser, version, close } = await openBrowser();
  try {
    const rows: Row[] = [];
    for (const { kind, mostScripts: most, path, withMap } of pages) {
      const { bytes, files, react } = await loaded(browser, site.origin + path, withMap);
      rows.push({
        what: kind,
        value: `${formatBytes(bytes)} gzip`,
        beside: `${files} ${files === 1 ? 'file' : 'files'}, React ${react ? 'loaded' : 'not loaded'}`,
        budget: withMap ? `≤ ${formatBytes(most)}` : `≤ ${formatBytes(most)}, no React`,
        met: bytes <= most && (withMap || !react),
      });
    }
    return {
      title: 'Scripts before interaction',
      method: `The scripts that Chromium asks for with an empty cache until one second after load, on the pages with a map until that moves; their bodies as the site sends them with gzip; n = 1. Chromium ${version}.`,
      rows,
    };
  } finally {
    await close();
    await site.stop();
  }
}

interface Loaded {
  bytes: number;
  files: number;
  react: boolean;
}

async function loaded(browser: Browser, url: string, withMap = false): Promise<Loaded> {
  const context = await browser.newContext();
  const page = await context.newPage();
  const session = await context.newCDPSession(page);
  await session.send('Network.enable');
  const found = new Map<string, string>();
  session.on('Network.responseReceived', ({ requestId, type, response }) => {
    if (type === 'Script') found.set(requestId, response.url);
  });
  await page.goto(url, { waitUntil: 'load' });
  await wait(1000);
  if (withMap) {
    await page.mouse.move(2, 2);
    await page.locator('[data-map-frame][data-alive]').waitFor();
  }
  let bytes = 0;
  let react = false;
  for (const [requestId, address] of found) {
    const { origin, pathname } = new URL(address);
    // The browser itself takes brotli; the budget is in gzip.
    bytes += (await record(origin, pathname, 'gzip')).body.length;
    const { body } = await session.send('Network.getResponseBody', { requestId });
    react ||= body.includes(reactMark);
  }
  await context.close();
  return { bytes, files: found.size, react };
}
