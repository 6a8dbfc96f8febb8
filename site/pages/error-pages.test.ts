import { afterAll, beforeAll, expect, test } from 'vitest';
import { boot, type TestSite } from '../test/build-app.ts';

let site: TestSite;

beforeAll(async () => {
  site = await boot();
});
afterAll(() => site?.close());

test('error page titles have the title suffix of their language', async () => {
  const titleAt = async (path: string) =>
    /<title>([^<]*)/.exec((await site.app.inject(path)).body)?.[1];
  await site.payload.updateGlobal({
    slug: 'settings',
    locale: 'de',
    data: { seoTitleSuffix: ' – Ölwechsel' },
  });
  await site.refresh();
  expect(await titleAt('/gibt-es-nicht')).toBe('Seite nicht gefunden | Ölwechsel');
  expect(await titleAt('/pl/nie-ma')).toBe('Nie znaleziono strony | Oilway');
});
