import { demo } from '@oilway/content/demo/demo.ts';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { boot, type TestSite } from '../../test/build-app.ts';
import { removeUnusedPreloads } from './fonts.ts';

let site: TestSite;
beforeAll(async () => {
  site = await boot();
});
afterAll(() => site?.close());

async function preloaded(url: string): Promise<string[]> {
  const { body } = await site.app.inject(url);
  const links = body.matchAll(/<link rel="preload" as="font"[^>]*archivo-([a-z]+(?:-[a-z]+)?)-/g);
  return [...links].map(([, file = '']) => file).sort();
}

const german = ['german-display', 'german-strong', 'german-text'];

test('preloads the fonts of the characters on a page', async () => {
  expect(await preloaded('/')).toEqual(german);
  expect(await preloaded('/pl')).toEqual([...german, 'polish']);
  // It mentions Łódź.
  expect(await preloaded('/ueber-uns')).toEqual([...german, 'polish']);
});

test('preloads no Polish font for ó and ü alone', () => {
  const link = '<link rel="preload" as="font" type="font/woff2" href="/p.woff2" crossorigin=""/>';
  expect(removeUnusedPreloads(`${link}<p>Róża Übel</p>`, ['/p.woff2'])).toBe(
    `${link}<p>Róża Übel</p>`,
  );
  expect(removeUnusedPreloads(`${link}<p>Józef Übel</p>`, ['/p.woff2'])).toBe('<p>Józef Übel</p>');
});

const sheetsOf = (html: string) =>
  [...html.matchAll(/<link rel="stylesheet" href="([^"]+)"/g)].map(([, href = '']) => href);
const classesOf = (html: string) =>
  [...html.matchAll(/\sclass="([^"]*)"/g)].flatMap(([, value = '']) => value.split(' '));

test('links the site style sheet on every page and the portal style sheet in the portal only', async () => {
  const [looks = '', portal = ''] = sheetsOf((await site.app.inject('/kundenportal')).body);
  expect([looks, portal]).toEqual([
    expect.stringMatching(/\/looks-/),
    expect.stringMatching(/\/portal-/),
  ]);
  const { body: rules } = await site.app.inject(portal);
  const pages = demo.pages.flatMap(({ de, pl }) => [de.path, pl.path]);
  for (const path of [...pages, '/nowhere', '/pl/nowhere']) {
    const { body } = await site.app.inject(path);
    const shown = classesOf(body);
    expect(shown.length).toBeGreaterThan(20);
    const unstyled = shown.filter((name) => name && rules.includes(`.${name}`));
    expect([path, sheetsOf(body), unstyled]).toEqual([path, [looks], []]);
  }
});
