import { demo } from '@oilway/content/demo/demo.ts';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { boot, type TestSite } from '../../test/build-app.ts';

let site: TestSite;
let now = Date.parse('2026-11-17T09:00:00Z');
beforeAll(async () => {
  site = await boot({ change: () => ({ clock: () => now }) });
});
afterAll(() => site?.close());

async function getList(url: string, time: string) {
  now = Date.parse(time);
  const { body } = await site.app.inject(url);
  return {
    body,
    rows: [...body.matchAll(/<li[^>]* data-station="([^",]*)/g)].map(([, title]) => title),
  };
}

const german = demo.locations.filter(({ country }) => country === 'de');
const titles = (found: typeof german) => found.map(({ title }) => title).sort();
const midnight = '2026-11-17T23:00:00Z';

describe('open-now filter', () => {
  test('lists the stations open at the current time without serving an outdated list', async () => {
    const url = '/standorte?offen=1';
    const wednesday = await getList(url, '2026-11-17T09:00:00Z');
    expect(wednesday.rows.sort()).toEqual(titles(german.filter(({ hours }) => hours.monFri)));

    const sunday = await getList(url, '2026-11-22T11:00:00Z');
    expect(sunday.rows.sort()).toEqual(titles(german.filter(({ hours }) => hours.sun)));
    expect(sunday.rows.length).toBeLessThan(wednesday.rows.length);

    const night = await getList(url, midnight);
    expect(night.rows).toEqual([]);
    expect(night.body).toContain('Zurzeit hat hier keine Station geöffnet.');
    expect((await getList(url, '2026-11-17T09:00:30Z')).rows.sort()).toEqual(wednesday.rows);
  });

  test('applies the holidays of both countries', async () => {
    const independence = '2026-11-11T09:00:00Z';
    expect((await getList('/pl/stacje?otwarte=1', independence)).rows).toEqual([]);
    expect((await getList('/standorte?offen=1', independence)).rows.length).toBeGreaterThan(20);
    // Buß- und Bettag, a holiday only in Saxony.
    const repentance = await getList('/standorte?offen=1', '2026-11-18T09:00:00Z');
    const saxon = german.filter(({ town }) => ['Chemnitz', 'Dresden', 'Leipzig'].includes(town));
    expect(saxon.length).toBeGreaterThan(2);
    expect(repentance.rows).not.toEqual(expect.arrayContaining([saxon[0]?.title]));
    expect(repentance.rows).toContain('Erfurt-Ost');
    const polish = await getList('/pl/stacje?otwarte=1', '2026-11-12T09:00:00Z');
    expect(polish.rows.length).toBeGreaterThan(10);
  });

  test('combines with category and place and preserves the query in links', async () => {
    const { body, rows } = await getList(
      '/standorte?kategorie=partner&offen=1&ort=Dortmund',
      '2026-11-17T09:00:00Z',
    );
    expect(rows.length).toBeGreaterThan(0);
    const partners = german.filter(({ category }) => category === 'partner');
    expect(titles(partners)).toEqual(expect.arrayContaining(rows));
    expect(body).toContain('href="/standorte?ort=Dortmund&amp;kategorie=fleet&amp;offen=1"');
    expect(body).toMatch(
      /href="\/standorte\?ort=Dortmund&amp;kategorie=partner" data-kind="\*" aria-current="true"/,
    );
    expect(body).toContain('<input type="hidden" name="offen" value="1"/>');
    expect(body).toContain('noindex');
  });

  test('does not report a closed station as missing', async () => {
    const { title, latitude, longitude } = german[0] ?? {};
    const station = encodeURIComponent(`${title},${latitude},${longitude}`);
    const { body } = await getList(`/standorte?offen=1&station=${station}`, midnight);
    expect(body).not.toContain('gibt es hier nicht mehr');
  });

  test('lists all stations without the filter and for an invalid value of it', async () => {
    const plain = await getList('/standorte', midnight);
    expect(plain.rows).toHaveLength(german.length);
    expect((await getList('/standorte?offen=ja', midnight)).rows).toHaveLength(german.length);
  });
});
