/**
 * Implements `npm run screenshots`: captures every page in both languages and both colour schemes into `screenshots/`, with an overview page.
 * Arguments select pages by prefix: `npm run screenshots -- contact station`. Options: `--widths=390,768,1440,1920`, `--languages=de`,
 * `--schemes=light`, `--text=200` (text size in %).
 */
import { mkdirSync, rmSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { parseArgs } from 'node:util';
import { localeOfCountry } from '@oilway/store/locales.ts';
import { type BrowserContext, chromium, type Page } from '@playwright/test';
import { build } from '../../commands/build.ts';
import { print } from '../../commands/console.ts';
import { root } from '../../commands/processes.ts';
import { headlessShell } from '../../commands/requirements.ts';
import { members } from '../support/logins.ts';
import type { Language } from '../support/pages.ts';
import { startServer } from '../support/server.ts';
import { type Screenshot, screenshotList } from './screenshot-list.ts';

const { positionals, values } = parseArgs({
  allowPositionals: true,
  options: {
    widths: { type: 'string', default: '390,1440' },
    languages: { type: 'string', default: 'de,pl' },
    schemes: { type: 'string', default: 'light,dark' },
    text: { type: 'string', default: '100' },
  },
});
const list = (text: string) => text.split(',');
const folder = join(root, 'screenshots');
/** Returns a common viewport height for a width. */
const heightOf = (width: number) => (width < 600 ? 844 : 900);

interface Variant {
  language: Language;
  width: number;
  scheme: 'light' | 'dark';
}

const variants: Variant[] = list(values.languages).flatMap((language) =>
  list(values.widths).flatMap((width) =>
    list(values.schemes).map((scheme) => ({ language, width: Number(width), scheme }) as Variant),
  ),
);

await build();
const server = await startServer();
const browser = await chromium.launch({
  executablePath: await headlessShell(),
  args: ['--no-sandbox'],
});
const screenshots: { name: string; file: string }[] = [];
try {
  rmSync(folder, { recursive: true, force: true });
  mkdirSync(folder, { recursive: true });
  for (const variant of variants) {
    const chosen = screenshotList(variant.language).filter(
      ({ name }) => positionals.length === 0 || positionals.some((word) => name.startsWith(word)),
    );
    const visitor = await contextFor(variant);
    const member = await contextFor(variant);
    await logIn(member, variant.language);
    for (const shown of chosen)
      await takeScreenshot(await (shown.isPortal ? member : visitor).newPage(), shown, variant);
    await visitor.close();
    await member.close();
    print(`${variant.language}, ${variant.width} px, ${variant.scheme}: ${chosen.length} pictures`);
  }
  writeFileSync(join(folder, 'index.html'), overview());
} finally {
  await browser.close();
  await server.stop();
}
print(`${screenshots.length} pictures: ${join(folder, 'index.html')}`);

async function contextFor({ language, scheme, width }: Variant): Promise<BrowserContext> {
  const context = await browser.newContext({
    baseURL: server.site,
    viewport: { width, height: heightOf(width) },
    colorScheme: scheme,
    locale: localeOfCountry(language),
    hasTouch: width < 600,
    reducedMotion: 'reduce',
  });
  // As the text size buttons store it.
  const size = Number(values.text) / 100;
  if (size !== 1)
    await context.addInitScript(
      (text) => localStorage.setItem('oilway.text-size', text),
      `${size}`,
    );
  return context;
}

async function logIn({ request }: BrowserContext, language: Language): Promise<void> {
  const { email: userName, password } = members[localeOfCountry(language)];
  await request.post('/umbraco/api/customerPortal/login', { data: { userName, password } });
}

/** Captures a page. If its interaction fails, prints the error and captures the page as it is. */
async function takeScreenshot(
  page: Page,
  shown: Screenshot,
  { language, scheme, width }: Variant,
): Promise<void> {
  const file = `${shown.name}-${language}-${width}-${scheme}.jpg`;
  await page.goto(shown.path);
  await scrollToEnd(page);
  try {
    await shown.act?.(page);
  } catch (error) {
    print(`✗ ${file}: ${(error as Error).message.split('\n')[0]}`);
  }
  await page.screenshot({
    path: join(folder, file),
    fullPage: !shown.isWindow,
    animations: 'disabled',
    quality: 80,
  });
  screenshots.push({ name: shown.name, file });
  await page.close();
}

/** Scrolls to the end, so that lazy images load. */
async function scrollToEnd(page: Page): Promise<void> {
  await page.evaluate(async () => {
    await document.fonts.ready;
    for (let y = 0; y < document.documentElement.scrollHeight; y += innerHeight) {
      scrollTo({ top: y, behavior: 'instant' });
      await new Promise((drawn) => requestAnimationFrame(drawn));
    }
    // Images outside of a horizontal scroller's view are not loaded.
    const fetched = [...document.images].filter((image) => !image.closest('[data-scrolls]'));
    await Promise.all(fetched.map((image) => image.decode().catch(() => {})));
    scrollTo({ top: 0, behavior: 'instant' });
  });
}

function overview(): string {
  const rows = Object.entries(Object.groupBy(screenshots, ({ name }) => name)).map(
    ([name, images]) =>
      `<h2>${name}</h2><div>${images?.map(({ file }) => `<a href="${file}"><img src="${file}" alt="${file}" loading="lazy"></a>`).join('')}</div>`,
  );
  return `<!doctype html><meta charset="utf-8"><title>Oilway</title>
<style>body { font: 16px sans-serif; background: #888 } div { display: flex; gap: 16px; align-items: start; overflow-x: auto } img { height: 900px }</style>
${rows.join('\n')}`;
}
