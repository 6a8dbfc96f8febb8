import { demo } from '@oilway/content/demo/demo.ts';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { boot, type TestSite } from '../../test/build-app.ts';
import { preloadNeeded } from './fonts.ts';

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

test('a page preloads the letters it shows', async () => {
  expect(await preloaded('/')).toEqual(german);
  expect(await preloaded('/pl')).toEqual([...german, 'polish']);
  // It tells of Łódź.
  expect(await preloaded('/ueber-uns')).toEqual([...german, 'polish']);
});

test('ó and ü come with the German letters', () => {
  const link = '<link rel="preload" as="font" type="font/woff2" href="/p.woff2" crossorigin=""/>';
  expect(preloadNeeded(`${link}<p>Róża Übel</p>`, ['/p.woff2'])).toBe(`${link}<p>Róża Übel</p>`);
  expect(preloadNeeded(`${link}<p>Józef Übel</p>`, ['/p.woff2'])).toBe('<p>Józef Übel</p>');
});

const sheetsOf = (html: string) =>
  [...html.matchAll(/<link rel="stylesheet" href="([^"]+)"/g)].map(([, href = '']) => href);
const classesOf = (html: string) =>
  [...html.matchAll(/\sclass="([^"]*)"/g)].flatMap(([, value = '']) => value.split(' '));

test('every page links the stylesheet of the site, and that of the portal in the portal only', async () => {
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
