import { beforeAll, describe, expect, test } from 'vitest';
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
import { maxShownResults, pageSize } from './files/library-query.ts';

let cookie: string;
let ours: number;
let below: number;
let theirs: number;

portalSite();
beforeAll(async () => {
  const make = libraryFixtures(site.payload);
  ours = await make.category('Technik');
  below = await make.category('Motoröl', ours);
  theirs = await make.category('Verträge');
  await make.grant(company, ours);
  const pdf = await make.pdf('Blatt.pdf', 'Longlife');
  const text = await make.upload('Hinweis.txt', Buffer.from('Zum Ölwechsel'), 'text/plain');
  await make.file(ours, 'Preisrechner Longlife', {
    externalLink: 'https://preise.example/',
    date: '2025-03-01T00:00:00.000Z',
  });
  await make.file(below, 'Datenblatt Longlife', {
    file: pdf,
    printFile: pdf,
    date: '2026-03-01T00:00:00.000Z',
  });
  await make.file(below, 'Hinweis zum Ölwechsel', {
    file: text,
    date: '2026-04-01T00:00:00.000Z',
  });
  await make.file(theirs, 'Vertrag Longlife', {
    file: await make.pdf('Vertrag.pdf', 'geheim'),
    date: '2019-03-01T00:00:00.000Z',
  });
  cookie = cookieOf(await logIn(await createMember()));
  await site.refresh();
});

const path = '/kundenportal/dateien';
const page = async (query: string) => (await get(`${path}?${query}`, cookie)).body;
const names = (body: string) => [...body.matchAll(/ data-name="([^"]*)"/g)].map(([, name]) => name);
/** Returns the columns with `aria-sort`, and their direction. */
const headings = (body: string) =>
  [...body.matchAll(/<th[^>]* aria-sort="(\w+)"><a[^>]* id="library-by-(\w+)"/g)].map(
    ([, direction, column]) => [column, direction],
  );
const options = (body: string) =>
  [...body.matchAll(/<option value="(\w+)"[^>]*>([^<]*)</g)].map(([, key, name]) => [key, name]);

describe('library search', () => {
  test('finds only files that the member may access', async () => {
    const body = await page('q=longlife');
    expect(names(body).toSorted()).toEqual(['Datenblatt Longlife', 'Preisrechner Longlife']);
    expect(body).not.toContain('Vertr');
    expect(body).not.toContain('2019');
    expect(body).toContain('2 von 3 Dateien');
    expect(names(await page('q=Vertrag'))).toEqual([]);
  });

  test('shows the query in the field, highlights it in titles and links the category', async () => {
    const body = await page('q=longl');
    expect(body).toMatch(/<input[^>]* name="q"[^>]* value="longl"/);
    expect(body).toContain('Datenblatt <mark>Longl</mark>ife');
    expect(body).toContain(`href="${path}?category=${below}"`);
  });

  test('searches a category with its subcategories and links a search in all files', async () => {
    const body = await page(`q=longlife&category=${below}`);
    expect(names(body)).toEqual(['Datenblatt Longlife']);
    expect(body).toContain(`href="${path}?q=longlife"`);
    expect(body).toContain('In 2 Dateien suchen');
    expect(names(await page(`q=longlife&category=${ours}`))).toHaveLength(2);
  });

  test('preserves view, query and filter in links', async () => {
    const body = await page('q=longlife&filter=pdf&view=tiles');
    expect(body).toContain(`href="${path}?q=longlife&amp;filter=pdf"`);
    expect(body).toContain(`href="${path}?q=longlife&amp;view=tiles"`);
    expect(body).toContain(`href="${path}?view=tiles"`);
    expect(body).toMatch(/<input type="hidden" name="view" value="tiles"/);
  });

  test('shows a message and alternatives when nothing matches', async () => {
    const body = await page(`q=K%C3%BChlwasser&filter=pdf&category=${below}`);
    expect(body).toContain('Zu „Kühlwasser“ haben wir nichts gefunden.');
    expect(body).toContain('Ohne Filter suchen');
    expect(body).toContain('In allen 3 Dateien suchen');
  });

  test('shows the empty result in Polish on the Polish page', async () => {
    const { body } = await get('/pl/portal-klienta/pliki?q=filtr', cookie);
    expect(body).toContain('Nie znaleźliśmy nic dla „filtr”.');
  });
});

describe('filters', () => {
  test('shows the number of matching files for each filter', async () => {
    expect(options(await page(''))).toEqual([
      ['pdf', 'PDF (1)'],
      ['text', 'Texte (1)'],
      ['link', 'Links (1)'],
      ['2026', '2026 (2)'],
      ['2025', '2025 (1)'],
      ['print', 'Mit Druckdatei (1)'],
    ]);
    expect(options(await page('q=longlife&filter=2026'))).toContainEqual(['pdf', 'PDF (1)']);
  });

  test('combines filters with OR within a group and AND across groups, with a link to remove each', async () => {
    expect(names(await page('filter=2026'))).toHaveLength(2);
    const body = await page('filter=pdf&filter=link');
    expect(names(body)).toHaveLength(2);
    expect(body).toContain(`href="${path}?filter=link" aria-label="Filter „PDF“ aufheben"`);
    expect(body).toMatch(/<input type="hidden" name="filter" value="link"/);
    expect(names(await page('filter=pdf&filter=2025'))).toEqual([]);
  });

  test('ignores unknown filters and accepts a filter by its display name', async () => {
    expect(names(await page('filter=Bogus&filter=%27--'))).toHaveLength(3);
    expect(names(await page('filter=PDF'))).toHaveLength(1);
    expect(await page('filter=1999')).toContain('1999 (0)');
  });
});

describe('sorting', () => {
  const [sheet, hint, link] = [
    'Datenblatt Longlife',
    'Hinweis zum Ölwechsel',
    'Preisrechner Longlife',
  ];

  test.each([
    ['name', sheet, hint, link],
    ['category', sheet, hint, link],
    ['type', link, sheet, hint],
    ['size', link, hint, sheet],
    ['date', link, sheet, hint],
  ])('sorts by %s in ascending and descending order', async (column, ...sorted) => {
    const body = await page(`sort=${column}`);
    expect(names(body)).toEqual(sorted);
    expect(headings(body)).toEqual([[column, 'ascending']]);
    // Equal values are sorted by name.
    const descending = column === 'category' ? [link, sheet, hint] : sorted.toReversed();
    const other = await page(`sort=-${column}`);
    expect(names(other)).toEqual(descending);
    expect(headings(other)).toEqual([[column, 'descending']]);
  });

  test('links the sort order from column headings and preserves it in other links', async () => {
    const body = await page(`sort=-date&category=${ours}&view=list`);
    expect(body).toContain(`href="${path}?category=${ours}&amp;sort=date"`);
    expect(body).toContain(`href="${path}?category=${ours}&amp;sort=-size"`);
    expect(body).toContain(`href="${path}?category=${below}&amp;sort=-date"`);
    expect(body).toContain(`href="${path}?category=${ours}&amp;view=tiles&amp;sort=-date"`);
    expect(body).toMatch(/<input type="hidden" name="sort" value="-date"/);
    expect(body).toMatch(new RegExp(`href="${path}\\?category=${ours}"[^>]*>Nach Namen sortieren`));
    const unsorted = await page('');
    expect(headings(unsorted)).toEqual([['name', 'ascending']]);
    expect(unsorted).toMatch(/\?sort=-date"[^>]*>Neueste zuerst/);
  });

  test('sorts search results by relevance unless the query has a sort parameter', async () => {
    expect(headings(await page('q=longlife'))).toEqual([]);
    const sorted = await page('q=longlife&sort=date');
    expect(names(sorted)).toEqual([link, sheet]);
    expect(names(await page('q=longlife&sort=-date'))).toEqual([sheet, link]);
    expect(await page('q=longlife&sort=-date')).toContain('Beste Treffer zuerst');
    expect(names(await page('filter=2026'))).toEqual([hint, sheet]);
    expect(headings(await page('filter=2026'))).toEqual([['date', 'descending']]);
  });

  test.each(['bogus', '--date', 'name&sort=size'])(
    'ignores the invalid parameter sort=%s',
    async (sort) => {
      const body = await page(`sort=${sort}`);
      expect(names(body)).toEqual([sheet, hint, link]);
      expect(body).not.toContain('name="sort"');
    },
  );
});

test('redirects a form query to its canonical URL', async () => {
  const { headers, statusCode } = await get(`${path}?q=+%09&filter=pdf&filter=&page=2`, cookie);
  expect([statusCode, headers.location]).toEqual([303, `${path}?filter=pdf`]);
});

test.each([
  ['markup', 'q=%3Cscript%3Ealert(1)%3C%2Fscript%3E', 200],
  ['a thousand filters', Array(1000).fill('filter=2000').join('&'), 200],
  ['201 letters', `q=${'a'.repeat(201)}`, 400],
])('renders the search page safely for a query with %s', async (_, query, status) => {
  const { body, statusCode } = await get(`${path}?${query}`, cookie);
  expect(statusCode).toBe(status);
  expect(body).toContain('data-library-search');
  expect(body).not.toContain('<script>alert');
  if (status === 400) expect(body).toContain('höchstens 200 Zeichen');
});

test('allows same-origin frames on the library page, but not on the profile page', async () => {
  const policyAt = async (url: string) =>
    String((await get(url, cookie)).headers['content-security-policy']);
  expect(await policyAt(path)).toContain("frame-src 'self'");
  expect(await policyAt(path)).toContain("frame-ancestors 'none'");
  expect(await policyAt('/kundenportal/profil')).not.toContain('frame-src');
});

describe('pagination', () => {
  const many = maxShownResults + 1;
  const last = Math.ceil((many + 3) / pageSize);

  beforeAll(async () => {
    const make = libraryFixtures(site.payload);
    for (let number = 0; number < many; number += 1)
      await make.file(below, `Merkblatt ${String(number).padStart(3, '0')}`, {
        externalLink: 'https://blatt.example/',
      });
    await site.refresh();
  });

  test('limits search results to one page and shows a notice', async () => {
    const body = await page('q=Merkblatt');
    expect(names(body)).toHaveLength(maxShownResults);
    expect(body).toContain(`${many} von ${many + 3} Dateien`);
    expect(body).toContain(`Das sind die ersten ${maxShownResults}.`);
    expect(body).not.toContain('Seite 1 von');
  });

  test('splits a category into pages without duplicates', async () => {
    const first = await page(`category=${below}`);
    expect(first).toContain(`${many + 2} von ${many + 3} Dateien`);
    expect(first).toContain(`Seite 1 von ${last}`);
    expect(first).toContain(`href="${path}?category=${below}&amp;page=2"`);
    const shown = names(first);
    for (let at = 2; at <= last; at += 1)
      shown.push(...names(await page(`category=${below}&page=${at}`)));
    expect([names(first).length, shown.length]).toEqual([pageSize, many + 2]);
    expect(new Set(shown).size).toBe(many + 2);
    expect(names(await page(`page=${last}`))).toHaveLength(many + 3 - (last - 1) * pageSize);
  });

  test.each([
    ['page=99', last],
    ['page=-1', 1],
    ['page=%27;--', 1],
  ])('clamps %s to page %i', async (query, at) => {
    expect(await page(query)).toContain(`Seite ${at} von ${last}`);
  });
});
