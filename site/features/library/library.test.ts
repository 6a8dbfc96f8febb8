import { beforeAll, expect, test } from 'vitest';
import { libraryFixtures } from '../../test/library-fixtures.ts';
import {
  company,
  cookieOf,
  createMember,
  get,
  logIn,
  portalSite,
  site,
} from '../../test/portal-site.ts';

let cookie: string;
let ours: number;
let below: number;
let theirs: number;
let sheet: number;

portalSite();
beforeAll(async () => {
  const make = libraryFixtures(site.payload);
  ours = await make.category('Technik');
  below = await make.category('Motoröl', ours);
  theirs = await make.category('Verträge');
  await make.grant(company, ours);
  await make.file(ours, 'Preisrechner', { externalLink: 'https://preise.example/' });
  const pdf = await make.pdf('Blatt.pdf', 'Öl');
  // As set by the job that creates thumbnails.
  const drawn = { thumbnail: 'blatt.webp' };
  await site.payload.update({ collection: 'portal-uploads', id: pdf, data: drawn });
  sheet = await make.file(below, '<b>Datenblatt</b>', {
    file: pdf,
    version: '1.2',
    date: '2026-03-01T12:00:00.000Z',
  });
  await make.file(theirs, 'Vertrag', { file: await make.pdf('Vertrag.pdf', 'geheim') });
  cookie = cookieOf(await logIn(await createMember()));
});

const names = (body: string) => [...body.matchAll(/ data-name="([^"]*)"/g)].map(([, name]) => name);

test('lists only accessible files, escapes their titles and forbids caching', async () => {
  const { body, headers, statusCode } = await get('/kundenportal/dateien', cookie);
  expect(statusCode).toBe(200);
  expect(headers['cache-control']).toBe('private, no-store');
  expect(names(body)).toEqual(['&lt;b&gt;Datenblatt&lt;/b&gt;', 'Preisrechner']);
  expect(body).not.toContain('Vertr');
  expect(body).not.toContain('<b>Datenblatt');
  expect(body).toContain('>Version 1.2<');
  expect(body).toContain('>1 Datei, 1 Link<');
  expect(body).toMatch(/>PDF\s· [\d,]+\s(kB|Byte)\s· 01\.03\.2026\s· v1\.2</);
  expect(body).toContain('aria-label="Herunterladen: &lt;b&gt;Datenblatt&lt;/b&gt;"');
  expect(body).toContain('<time dateTime="2026-03-01T12:00:00.000Z">01.03.2026</time>');
  // A sheet is a sign in the list and has its thumbnail as a tile.
  const thumbnail = `src="/customerPortal/files/${sheet}/thumbnail"`;
  expect(body).not.toContain(thumbnail);
  expect((await get('/kundenportal/dateien?view=tiles', cookie)).body).toContain(thumbnail);
});

test('the portal start page lists only accessible files, before links, by the date of the library, and marks new ones', async () => {
  const { body } = await get('/kundenportal', cookie);
  const files = [...body.matchAll(/<li [^>]*>.*?<\/li>/gs)].map(([row]) => row);
  expect(files).toHaveLength(2);
  expect(files[0]).toContain('&lt;b&gt;Datenblatt&lt;/b&gt;</a>');
  expect(files[0]).toContain('Motoröl\u00a0· PDF');
  expect(files[0]).toContain('01.03.2026');
  expect(files[0]).toContain('>neu<');
  expect(files[1]).toContain('href="https://preise.example/"');
  expect(files[1]).not.toContain('>neu<');
  // The link is no file that one can have; a download raises the level.
  expect(body).toContain('>0 von 1<');
  await get(`/customerPortal/files/${sheet}`, cookie);
  await expect.poll(async () => (await get('/kundenportal', cookie)).body).toContain('>1 von 1<');
  const other = cookieOf(await logIn(await createMember({ company: null })));
  expect((await get('/kundenportal', other)).body).toContain('Noch liegt hier nichts.');
});

test('lists the files of a category and its subcategories', async () => {
  const at = async (query: string) =>
    names((await get(`/kundenportal/dateien?${query}`, cookie)).body);
  expect(await at(`category=${ours}`)).toHaveLength(2);
  expect(await at(`category=${below}&view=tiles`)).toEqual(['&lt;b&gt;Datenblatt&lt;/b&gt;']);
});

test.each(['theirs', '999999', '', '-1', '1e9', '../1', '1&category=2', "1'--", '%00'])(
  'redirects category=%s to all files',
  async (category) => {
    const value = category === 'theirs' ? theirs : category;
    const { headers, statusCode } = await get(`/kundenportal/dateien?category=${value}`, cookie);
    expect([statusCode, headers.location]).toEqual([303, '/kundenportal/dateien']);
  },
);

test('lists a file with a javascript: link without linking it', async () => {
  const make = libraryFixtures(site.payload);
  const id = await make.file(ours, 'Kein Verweis', { externalLink: 'https://x.example/' });
  // The studio rejects such a link.
  const data = { externalLink: 'javascript:alert(1)' };
  await site.payload.db.updateOne({ collection: 'portal-files', id, data });
  const { body } = await get('/kundenportal/dateien', cookie);
  expect(body).toContain('Kein Verweis');
  expect(body).not.toContain('javascript:');
});

test('redirects to the login without a session', async () => {
  for (const path of ['/kundenportal/dateien', '/pl/portal-klienta/pliki']) {
    const { body, headers, statusCode } = await get(path);
    expect(statusCode).toBe(303);
    const login = path.startsWith('/pl') ? '/pl/portal-klienta' : '/kundenportal';
    expect(headers.location).toBe(`${login}?returnUrl=${encodeURIComponent(path)}`);
    expect(body).not.toContain('Datenblatt');
  }
});

test('redirects or links to the library of the other country when all accessible files are there', async () => {
  for (const here of ['/dateien', '/dateien?q=gibtsnicht', ''])
    expect((await get(`/kundenportal${here}`, cookie)).body).not.toContain('polnischen');
  const redirect = await get(`/pl/portal-klienta/pliki?category=${below}`, cookie);
  expect([redirect.statusCode, redirect.headers.location]).toEqual([
    303,
    `/kundenportal/dateien?category=${below}`,
  ]);
  const unknownCategory = await get(`/pl/portal-klienta/pliki?category=${theirs}`, cookie);
  expect(unknownCategory.headers.location).toBe('/pl/portal-klienta/pliki');
  for (const there of ['/pliki', '/pliki?q=olej', '/pliki?filter=pdf', '']) {
    const { body } = await get(`/pl/portal-klienta${there}`, cookie);
    expect([there, body]).toEqual([
      there,
      expect.stringContaining('Państwa pliki są w\u00a0niemieckim'),
    ]);
    expect(body).toMatch(/href="\/kundenportal\/dateien"[^>]*>(<span>)?Przejdź do plików/);
  }
});
