import { beforeAll, expect, test } from 'vitest';
import { libraryMaker } from '../../test/portal-library.ts';
import { company, cookieOf, get, logIn, member, portalSite, site } from '../../test/portal-site.ts';

let cookie: string;
let ours: number;
let below: number;
let theirs: number;
let sheet: number;

portalSite();
beforeAll(async () => {
  const make = libraryMaker(site.payload);
  ours = await make.category('Technik');
  below = await make.category('Motoröl', ours);
  theirs = await make.category('Verträge');
  await make.grant(company, ours);
  await make.file(ours, 'Preisrechner', { externalLink: 'https://preise.example/' });
  const pdf = await make.pdf('Blatt.pdf', 'Öl');
  // As the job leaves it that draws the first page.
  const drawn = { thumbnail: 'blatt.webp' };
  await site.payload.update({ collection: 'portal-uploads', id: pdf, data: drawn });
  sheet = await make.file(below, '<b>Datenblatt</b>', {
    file: pdf,
    version: '1.2',
    date: '2026-03-01T12:00:00.000Z',
  });
  await make.file(theirs, 'Vertrag', { file: await make.pdf('Vertrag.pdf', 'geheim') });
  cookie = cookieOf(await logIn(await member()));
});

const names = (body: string) => [...body.matchAll(/ data-name="([^"]*)"/g)].map(([, name]) => name);

test('lists what the member may see, as text, and keeps it from every cache', async () => {
  const { body, headers, statusCode } = await get('/kundenportal/dateien', cookie);
  expect(statusCode).toBe(200);
  expect(headers['cache-control']).toBe('private, no-store');
  expect(names(body)).toEqual(['&lt;b&gt;Datenblatt&lt;/b&gt;', 'Preisrechner']);
  expect(body).not.toContain('Vertr');
  expect(body).not.toContain('<b>Datenblatt');
  expect(body).toContain('>Version 1.2 · Blatt.pdf<');
  expect(body).toContain('<time dateTime="2026-03-01T12:00:00.000Z">01.03.2026</time>');
  expect(body).toContain(`src="/customerPortal/files/${sheet}/thumbnail"`);
});

test('the start has the latest files of the member first, with what is new to them, and nothing of others', async () => {
  const { body } = await get('/kundenportal', cookie);
  const files = [...body.matchAll(/<li [^>]*>.*?<\/li>/gs)].map(([row]) => row);
  expect(files).toHaveLength(2);
  expect(files[0]).toContain('&lt;b&gt;Datenblatt&lt;/b&gt;</a>');
  expect(files[0]).toContain('Motoröl · PDF');
  expect(files[0]).toContain('>neu<');
  expect(files[1]).toContain('href="https://preise.example/"');
  expect(files[1]).not.toContain('>neu<');
  const other = cookieOf(await logIn(await member({ company: null })));
  expect((await get('/kundenportal', other)).body).toContain('Noch liegt hier nichts.');
});

test('a category holds what is in it and below', async () => {
  const at = async (query: string) =>
    names((await get(`/kundenportal/dateien?${query}`, cookie)).body);
  expect(await at(`category=${ours}`)).toHaveLength(2);
  expect(await at(`category=${below}&view=tiles`)).toEqual(['&lt;b&gt;Datenblatt&lt;/b&gt;']);
});

test.each(['theirs', '999999', '', '-1', '1e9', '../1', '1&category=2', "1'--", '%00'])(
  'category=%s leads back to all files',
  async (asked) => {
    const value = asked === 'theirs' ? theirs : asked;
    const { headers, statusCode } = await get(`/kundenportal/dateien?category=${value}`, cookie);
    expect([statusCode, headers.location]).toEqual([303, '/kundenportal/dateien']);
  },
);

test('a link that is none of the web is told of and leads nowhere', async () => {
  const make = libraryMaker(site.payload);
  const id = await make.file(ours, 'Kein Verweis', { externalLink: 'https://x.example/' });
  // As nobody can write it in the studio.
  const data = { externalLink: 'javascript:alert(1)' };
  await site.payload.db.updateOne({ collection: 'portal-files', id, data });
  const { body } = await get('/kundenportal/dateien', cookie);
  expect(body).toContain('Kein Verweis');
  expect(body).not.toContain('javascript:');
});

test('nobody sees it without a session', async () => {
  for (const path of ['/kundenportal/dateien', '/pl/portal-klienta/pliki']) {
    const { body, headers, statusCode } = await get(path);
    expect(statusCode).toBe(303);
    const login = path.startsWith('/pl') ? '/pl/portal-klienta' : '/kundenportal';
    expect(headers.location).toBe(`${login}?returnUrl=${encodeURIComponent(path)}`);
    expect(body).not.toContain('Datenblatt');
  }
});

test('whoever has all files in the other country is led there', async () => {
  for (const here of ['/dateien', '/dateien?q=gibtsnicht', ''])
    expect((await get(`/kundenportal${here}`, cookie)).body).not.toContain('polnischen');
  const led = await get(`/pl/portal-klienta/pliki?category=${below}`, cookie);
  expect([led.statusCode, led.headers.location]).toEqual([
    303,
    `/kundenportal/dateien?category=${below}`,
  ]);
  const kept = await get(`/pl/portal-klienta/pliki?category=${theirs}`, cookie);
  expect(kept.headers.location).toBe('/pl/portal-klienta/pliki');
  for (const there of ['/pliki', '/pliki?q=olej', '/pliki?filter=pdf', '']) {
    const { body } = await get(`/pl/portal-klienta${there}`, cookie);
    expect([there, body]).toEqual([
      there,
      expect.stringContaining('Państwa pliki są w\u00a0niemieckim'),
    ]);
    expect(body).toMatch(/href="\/kundenportal\/dateien"[^>]*>(<span>)?Przejdź do plików/);
  }
});
