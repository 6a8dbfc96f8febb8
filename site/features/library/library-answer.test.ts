import { afterAll, beforeAll, expect, test } from 'vitest';
import type { TestSite } from '../../test/build-app.ts';
import { libraryMaker } from '../../test/portal-library.ts';
import { cookieOf, get, logIn, member, openPortal } from '../../test/portal-site.ts';

let site: TestSite;
/** One sees a German tree of three levels, the other a Polish category and a German one that both see. */
let cookies: [german: string, polish: string];
let categories: { oil: number; below: number; empty: number; shared: number; theirs: number };

const hostile = [
  '<script>alert(1)</script>',
  '"><img src=x onerror=alert(1)>',
  "' autofocus onfocus='alert(1)",
  "$& $1 $` $' $$ \u007b{x}}",
  ' class="_row_x"',
  '&amp;&lt;&#x27;',
  'żółć Łódź',
];

beforeAll(async () => {
  const portal = await openPortal();
  site = portal.site;
  const { payload } = site;
  const make = libraryMaker(payload);
  const data = { name: 'Zakład „Żółw” <b>& Söhne</b>', country: 'pl' as const };
  const other = await payload.create({ collection: 'companies', data });
  const oil = await make.category('Öle "& Fette" <i>');
  const below = await make.category('Motoröl', oil);
  const empty = await make.category('Leer', below);
  const shared = await make.category('Gemeinsam');
  const theirs = await make.category('Żądania', undefined, 'pl-PL');
  categories = { oil, below, empty, shared, theirs };
  await make.grant(portal.company, oil, shared);
  await make.grant(other.id, theirs, shared);
  for (const title of [...hostile, 'Ölfilter', 'Filter (O\u0308l)']) {
    const file = await make.pdf(`${title.replaceAll(/[/\\]/g, '')}.pdf`, title);
    await make.file(below, title, { file, version: title.slice(0, 20) });
    await make.file(theirs, `Ich ${title}`, { printFile: file });
  }
  const pdf = await make.pdf('Blatt.pdf', 'Öl');
  await payload.update({
    collection: 'portal-uploads',
    id: pdf,
    data: { thumbnail: 'blatt.webp' },
  });
  const both = await make.file(shared, 'Für beide', { file: pdf, printFile: pdf });
  await make.file(shared, 'Verweis', { externalLink: 'https://preise.example/?a="b"&c=<d>' });
  const script = await make.file(shared, 'Kein Verweis', { externalLink: 'https://x.example/' });
  // As nobody can write it in the studio.
  const externalLink = 'javascript:alert(1)';
  await payload.db.updateOne({ collection: 'portal-files', id: script, data: { externalLink } });
  cookies = [
    cookieOf(await logIn(await member())),
    cookieOf(await logIn(await member({ company: other.id, cultureName: 'pl-PL' }))),
  ];
  // Had by one of them, and changed since.
  expect((await get(`/customerPortal/files/${both}`, cookies[0])).statusCode).toBe(200);
  const file = await make.pdf('Neu.pdf', 'neu');
  await payload.update({ collection: 'portal-files', id: both, data: { file, version: '2' } });
  await site.refresh();
});
afterAll(() => site?.close());

const pathOf = { 'de-DE': '/kundenportal/dateien', 'pl-PL': '/pl/portal-klienta/pliki' } as const;

function questions(): string[] {
  const { below, empty, oil, shared, theirs } = categories;
  const words = ['öl', 'oel filter', 'ich', 'für', 'verweis', 'gibtsnicht', ...hostile];
  const asked: [string, string][][] = [
    [],
    [['view', 'tiles']],
    [['page', '7']],
    [['sort', '-size']],
    [
      ['view', 'tiles'],
      ['sort', '-date'],
    ],
    ...[oil, below, empty, shared, theirs].flatMap((id): [string, string][][] => [
      [['category', String(id)]],
      [
        ['q', 'öl'],
        ['filter', 'pdf'],
        ['category', String(id)],
      ],
    ]),
    [['filter', 'pdf']],
    [
      ['filter', 'link'],
      ['filter', '1999'],
      ['view', 'tiles'],
    ],
    [['q', 'x'.repeat(500)]],
    ...words.flatMap((one): [string, string][][] => [
      [['q', one]],
      [
        ['q', one],
        ['filter', 'pdf'],
        ['view', 'tiles'],
      ],
    ]),
  ];
  return Object.values(pathOf).flatMap((path) =>
    asked.map((one) => `${path}${one.length > 0 ? '?' : ''}${new URLSearchParams(one)}`),
  );
}

test('every address of the library is answered, whatever it asks, for two members in turn', async () => {
  for (const url of questions())
    for (const cookie of cookies) {
      const { body, statusCode } = await get(url, cookie);
      expect([200, 303, 400], url).toContain(statusCode);
      expect(body, url).not.toMatch(/<script>alert|<img src=x|' autofocus|javascript:/);
    }
});

test('of one member nothing is on the page of another', async () => {
  const [german, polish] = cookies;
  const page = async (cookie: string, path: string) => (await get(path, cookie)).body;
  for (const path of Object.values(pathOf)) {
    expect(await page(german, path)).not.toMatch(/Żółw|Żądania|Ich /);
    expect(await page(polish, path)).not.toMatch(/Brinkmann|Öle |Motoröl/);
  }
  const shared = `${pathOf['de-DE']}?category=${categories.shared}`;
  const [ours, theirs] = [await page(german, shared), await page(polish, shared)];
  expect([ours, theirs].map((body) => body.includes('>geändert<'))).toEqual([true, false]);
  expect(ours).toContain('>Autohaus Brinkmann<');
  expect(theirs).toContain('>Zakład „Żółw” &lt;b&gt;&amp; Söhne&lt;/b&gt;<');
  // The letters of a name may need what nothing else of the page does.
  expect([ours, theirs].map((body) => /<link[^>]*archivo-polish/.test(body))).toEqual([
    false,
    true,
  ]);
  for (const body of [ours, theirs]) {
    expect(body).toContain('Kein Verweis');
    expect(body).not.toContain('javascript:');
  }
});
