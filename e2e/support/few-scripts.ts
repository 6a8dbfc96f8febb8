import type { Page, Request } from '@playwright/test';
import { expect } from './journey.ts';

const most = 12_000;

/** Opens a page that asks for its scripts by itself: at most 12 kB of them, compressed with gzip, and no React. */
export async function expectFewScripts(page: Page, open: () => Promise<unknown>): Promise<void> {
  const scripts = new Set<string>();
  const note = (asking: Request) => {
    if (asking.resourceType() === 'script') scripts.add(asking.url());
  };
  page.on('request', note);
  await open();
  page.off('request', note);
  let bytes = 0;
  for (const url of scripts) {
    const answer = await page.request.head(url, { headers: { 'accept-encoding': 'gzip' } });
    expect(answer.headers()['content-encoding']).toBe('gzip');
    bytes += Number(answer.headers()['content-length']);
    expect(await (await page.request.get(url)).text()).not.toContain('react.');
  }
  expect(bytes, page.url()).toBeGreaterThan(0);
  expect(bytes, page.url()).toBeLessThanOrEqual(most);
}
