import type { Page, Request } from '@playwright/test';
import { expect } from './journey.ts';

const budget = 12_000;

/** Opens a page and checks the scripts it loads without interaction: at most 12 kB gzipped, and no React. */
export async function expectScriptBudget(page: Page, open: () => Promise<unknown>): Promise<void> {
  const scripts = new Set<string>();
  const recordScript = (request: Request) => {
    if (request.resourceType() === 'script') scripts.add(request.url());
  };
  page.on('request', recordScript);
  await open();
  page.off('request', recordScript);
  let bytes = 0;
  for (const url of scripts) {
    const response = await page.request.head(url, { headers: { 'accept-encoding': 'gzip' } });
    expect(response.headers()['content-encoding']).toBe('gzip');
    bytes += Number(response.headers()['content-length']);
    expect(await (await page.request.get(url)).text()).not.toContain('react.');
  }
  expect(bytes, page.url()).toBeGreaterThan(0);
  expect(bytes, page.url()).toBeLessThanOrEqual(budget);
}
