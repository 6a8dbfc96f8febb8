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
