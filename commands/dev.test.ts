import { readFileSync, renameSync, writeFileSync } from 'node:fs';
import { createServer } from 'node:net';
import { join } from 'node:path';
import { type Browser, chromium, type Page } from '@playwright/test';
import { afterAll, beforeAll, describe, expect, onTestFinished, test } from 'vitest';
import { full } from '../content/test/full.ts';
import { root } from './processes.ts';
import {
  type Own,
  ownSettings,
  type RunningCommand,
  start,
  statusOf,
  stopAll,
  stopped,
  until,
} from './running-command.ts';

afterAll(stopAll);

/** Changes a source file by a rename, as editors do. Restored after the test. */
function change(path: string, from: string, to: string): void {
  const file = join(root, path);
  const text = readFileSync(file, 'utf8');
  expect(text).toContain(from);
  onTestFinished(() => writeFileSync(file, text));
  writeFileSync(`${file}.new`, text.replace(from, to));
  renameSync(`${file}.new`, file);
}

/** Returns the milliseconds until a change has an effect. */
async function timeUntil(seen: () => Promise<unknown>): Promise<number> {
  const begun = performance.now();
  await seen();
  return performance.now() - begun;
}

/** Milliseconds of a page reload on two idle cores. */
const quiet = 400;

describe('npm run dev', () => {
  let own: Own;
  let dev: RunningCommand;
  let browser: Browser;
  let page: Page;
  const complaints: string[] = [];
  /** Responses of the site during the test by status; 0 for none. */
  const statuses = new Map<number, number>();
  let asking: NodeJS.Timeout;

  beforeAll(async () => {
    own = await ownSettings();
    dev = start('dev.ts', own.settings);
    await until(dev, async () => (await statusOf(own.site)) === 200);
    browser = await chromium.launch({
      executablePath: process.env.CHROMIUM_SHELL || '/usr/bin/chromium-headless-shell',
      args: ['--no-sandbox'],
    });
    page = await browser.newPage();
    page.on('console', (said) => {
      if (said.type() === 'error') complaints.push(said.text());
    });
    page.on('pageerror', ({ message }) => complaints.push(message));
    asking = setInterval(async () => {
      const status = await statusOf(`${own.site}/kontakt`);
      statuses.set(status, (statuses.get(status) ?? 0) + 1);
    }, 50);
  });
  afterAll(async () => {
    clearInterval(asking);
    await browser?.close();
    own?.remove();
  });

  /** Returns how many times longer a page reload takes on this machine now. */
  const slowness = async () => {
    const other = await browser.newPage();
    await other.goto(`${own.site}/kontakt`);
    const loaded = await timeUntil(() => other.reload());
    await other.close();
    // Normal runs may share the machine; the full run, before a release, checks the promised time.
    return Math.max(full ? 1 : 5, loaded / quiet);
  };

  test('an island comes alive, and nothing is refused by the policy', async () => {
    await page.goto(`${own.site}/kontakt`);
    const form = page.locator('[data-island] form');
    await page.keyboard.press('Tab');
    await form.scrollIntoViewIfNeeded();
    await expect
      .poll(() => form.evaluate((element) => Object.keys(element).join()), { timeout: 30_000 })
      .toContain('__react');
    expect(await statusOf(`${own.site}/examples`)).toBe(200);
    expect(complaints).toEqual([]);
  });

  test('styles and words of an island are in the open page within a second, and what was typed stays', async () => {
    const field = page.locator('[data-island] form textarea').first();
    await field.fill('Halb getippt');
    const styled = await timeUntil(async () => {
      change(
        'site/components/Field.module.css',
        '.control {',
        '.control { outline: 3px solid rgb(1, 2, 3);',
      );
      await page.waitForFunction(() =>
        [...document.querySelectorAll('form, form *')].some(
          (element) => getComputedStyle(element).outlineColor === 'rgb(1, 2, 3)',
        ),
      );
    });
    const said = await timeUntil(async () => {
      change('site/features/contact/messages.ts', "'Nachricht senden'", "'Neu gesagt'");
      await page.getByRole('button', { name: 'Neu gesagt' }).waitFor();
    });
    expect(Math.max(styled, said)).toBeLessThan(1000 * (await slowness()));
    expect(await field.inputValue()).toBe('Halb getippt');
  });

  test('a view is in the open page within a second, server code answers within two', async () => {
    const viewed = await timeUntil(async () => {
      change('site/pages/layout/Footer.tsx', '<footer', '<footer data-changed=""');
      await page.locator('[data-changed]').waitFor();
    });
    const answered = await timeUntil(async () => {
      change('site/features/stations/routes.ts', 'tags: [', "tags: ['changed', ");
      const calls = async () => (await fetch(`${own.site}/api/openapi.json`)).text();
      await expect.poll(calls, { interval: 20, timeout: 30_000 }).toContain('changed');
    });
    const slow = await slowness();
    expect(viewed).toBeLessThan(1000 * slow);
    expect(answered).toBeLessThan(2000 * slow);
  });

  test('a mistake is shown over the page, which is still there, and goes with it', async () => {
    const file = join(root, 'site/pages/layout/Footer.tsx');
    const right = readFileSync(file, 'utf8');
    change('site/pages/layout/Footer.tsx', '<footer', '<<footer');
    await page.locator('vite-error-overlay').waitFor();
    expect(await statusOf(`${own.site}/kontakt`)).toBe(200);
    writeFileSync(file, right);
    await page.locator('vite-error-overlay').waitFor({ state: 'detached' });

    change('site/forms/fields/Form.module.css', '{', '{ color: red;\n@@@ {{{');
    await new Promise((resolve) => setTimeout(resolve, 300));
    expect(await statusOf(`${own.site}/@styles.css`)).toBe(200);
    expect(await statusOf(`${own.site}/kontakt`)).toBe(200);
  });

  test('nobody was refused meanwhile, and both parts stop when they are told to', async () => {
    await until(dev, async () => (await statusOf(`${own.studio}/admin/login`)) === 200);
    expect([...statuses.keys()]).toEqual([200]);
    expect(statuses.get(200)).toBeGreaterThan(20);
    clearInterval(asking);
    expect(await stopped(dev, 'SIGTERM')).toBe(0);
  });
});

test('a port that is taken and a database that is not there are each one line', async () => {
  const own = await ownSettings();
  onTestFinished(() => own.remove());
  const taken = createServer().listen(Number(new URL(own.site).port), '127.0.0.1');
  onTestFinished(() => void taken.close());
  const refused = start('dev.ts', own.settings);
  expect(await refused.ended).toBe(1);
  expect(refused.printed()).toMatch(/^✗ SITE_PORT: port \d+ is taken by another program\n$/);

  const DATABASE_URL = 'postgres://nobody@127.0.0.1:1/oilway';
  for (const command of ['demo.ts', 'dev.ts']) {
    const away = await ownSettings();
    onTestFinished(() => away.remove());
    const alone = start(command, { ...away.settings, DATABASE_URL });
    expect(await alone.ended).toBe(1);
    expect(alone.printed()).toMatch(
      /^✗ DATABASE_URL: the database can't be used: connection refused: .*127\.0\.0\.1:1\n$/,
    );
  }
});
