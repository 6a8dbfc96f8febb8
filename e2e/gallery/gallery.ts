/**
 * `npm run gallery`: takes a picture of every page, of both languages, by day and by night, into `gallery/`, with a page
 * that lays them side by side. Words choose pages by the beginning of their names: `npm run gallery -- contact station`.
 * `--widths=390,768,1440,1920`, `--languages=de`, `--schemes=light`, `--text=200` (%, for whoever needs large letters).
 */
import { mkdirSync, rmSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { parseArgs } from 'node:util';
import { cultureOf } from '@oilway/store/cultures.ts';
import { type BrowserContext, chromium, type Page } from '@playwright/test';
import { build } from '../../commands/build.ts';
import { say } from '../../commands/console.ts';
import { root } from '../../commands/processes.ts';
import { headlessShell } from '../../commands/requirements.ts';
import { members } from '../support/logins.ts';
import type { Language } from '../support/pages.ts';
import { startServer } from '../support/server.ts';
import { type Shown, shownOf } from './shown.ts';

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
const folder = join(root, 'gallery');
/** Heights of the windows that are usual at a width. */
const heightOf = (width: number) => (width < 600 ? 844 : 900);

interface Way {
  language: Language;
  width: number;
  scheme: 'light' | 'dark';
}

const ways: Way[] = list(values.languages).flatMap((language) =>
  list(values.widths).flatMap((width) =>
    list(values.schemes).map((scheme) => ({ language, width: Number(width), scheme }) as Way),
  ),
);

await build();
const server = await startServer();
const browser = await chromium.launch({
  executablePath: await headlessShell(),
  args: ['--no-sandbox'],
});
const taken: { name: string; file: string }[] = [];
try {
  rmSync(folder, { recursive: true, force: true });
  mkdirSync(folder, { recursive: true });
  for (const way of ways) {
    const chosen = shownOf(way.language).filter(
      ({ name }) => positionals.length === 0 || positionals.some((word) => name.startsWith(word)),
    );
    const visitor = await contextFor(way);
    const member = await contextFor(way);
    await logIn(member, way.language);
    for (const shown of chosen)
      await take(await (shown.isPortal ? member : visitor).newPage(), shown, way);
    await visitor.close();
    await member.close();
    say(`${way.language}, ${way.width} px, ${way.scheme}: ${chosen.length} pictures`);
  }
  writeFileSync(join(folder, 'index.html'), overview());
} finally {
  await browser.close();
  await server.stop();
}
say(`${taken.length} pictures: ${join(folder, 'index.html')}`);

async function contextFor({ language, scheme, width }: Way): Promise<BrowserContext> {
  const context = await browser.newContext({
    baseURL: server.site,
    viewport: { width, height: heightOf(width) },
    colorScheme: scheme,
    locale: cultureOf(language),
    hasTouch: width < 600,
    reducedMotion: 'reduce',
  });
  // As the buttons of the site keep it.
  const size = Number(values.text) / 100;
  if (size !== 1)
    await context.addInitScript(
      (text) => localStorage.setItem('oilway.text-size', text),
      `${size}`,
    );
  return context;
}

async function logIn({ request }: BrowserContext, language: Language): Promise<void> {
  const { email: userName, password } = members[cultureOf(language)];
  await request.post('/umbraco/api/customerPortal/login', { data: { userName, password } });
}

/** One that cannot be brought to what is to be seen is shown as it is, and said. */
async function take(page: Page, shown: Shown, { language, scheme, width }: Way): Promise<void> {
  const file = `${shown.name}-${language}-${width}-${scheme}.jpg`;
  await page.goto(shown.path);
  await readToTheEnd(page);
  try {
    await shown.act?.(page);
  } catch (error) {
    say(`✗ ${file}: ${(error as Error).message.split('\n')[0]}`);
  }
  await page.screenshot({
    path: join(folder, file),
    fullPage: !shown.isWindow,
    animations: 'disabled',
    quality: 80,
  });
  taken.push({ name: shown.name, file });
  await page.close();
}

/** So that pictures come that are fetched when they are near. */
async function readToTheEnd(page: Page): Promise<void> {
  await page.evaluate(async () => {
    await document.fonts.ready;
    for (let y = 0; y < document.documentElement.scrollHeight; y += innerHeight) {
      scrollTo({ top: y, behavior: 'instant' });
      await new Promise((drawn) => requestAnimationFrame(drawn));
    }
    // Those further along in a row that scrolls sideways are not fetched before somebody scrolls it.
    const fetched = [...document.images].filter((image) => !image.closest('[data-scrolls]'));
    await Promise.all(fetched.map((image) => image.decode().catch(() => {})));
    scrollTo({ top: 0, behavior: 'instant' });
  });
}

function overview(): string {
  const rows = Object.entries(Object.groupBy(taken, ({ name }) => name)).map(
    ([name, pictures]) =>
      `<h2>${name}</h2><div>${pictures?.map(({ file }) => `<a href="${file}"><img src="${file}" alt="${file}" loading="lazy"></a>`).join('')}</div>`,
  );
  return `<!doctype html><meta charset="utf-8"><title>Oilway</title>
<style>body { font: 16px sans-serif; background: #888 } div { display: flex; gap: 16px; align-items: start; overflow-x: auto } img { height: 900px }</style>
${rows.join('\n')}`;
}
