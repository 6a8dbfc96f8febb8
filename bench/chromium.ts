import { type Browser, chromium as playwright } from '@playwright/test';
import { chromium as chromiumPath } from '../commands/requirements.ts';
import { freePort } from './servers/site.ts';

export interface OpenBrowser {
  browser: Browser;
  version: string;
  /** Where it takes commands of the DevTools protocol. */
  port: number;
  close(): Promise<void>;
}

/** A browser with a fresh profile that talks to nobody by itself. */
export async function openBrowser(): Promise<OpenBrowser> {
  const port = await freePort();
  const browser = await playwright.launch({
    executablePath: await chromiumPath(),
    args: [
      '--no-sandbox',
      '--disable-quic',
      '--disable-background-networking',
      '--disable-component-update',
      '--disable-sync',
      '--no-first-run',
      `--remote-debugging-port=${port}`,
    ],
  });
  return { browser, version: browser.version(), port, close: () => browser.close() };
}
