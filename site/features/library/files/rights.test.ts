import { beforeAll, expect, test } from 'vitest';
import { libraryFixtures } from '../../../test/library-fixtures.ts';
import {
  company,
  cookieOf,
  createMember,
  get,
  logIn,
  portalSite,
  site,
} from '../../../test/portal-site.ts';

let cookie: string;
let ours: number;
let shown: number;
const inaccessible: Record<string, number> = { unknown: 999_999 };

portalSite();
beforeAll(async () => {
  const make = libraryFixtures(site.payload);
  ours = await make.category('Motoröle');
  const theirs = await make.category('Verträge');
  await make.grant(company, ours);
  const both = async (name: string) => ({
    file: await make.pdf(`${name}.pdf`),
    printFile: await make.pdf(`${name} Druck.pdf`),
  });
  shown = await make.file(ours, 'Unseres', await both('Unseres'));
  inaccessible.foreign = await make.file(theirs, 'Fremd', await both('Fremd'));
  inaccessible.draft = await make.file(ours, 'Entwurf', {
    ...(await both('Entwurf')),
    state: 'draft',
  });
  inaccessible.deleted = await make.file(ours, 'Weg', await both('Weg'));
  await site.payload.delete({ collection: 'portal-files', id: inaccessible.deleted });
  for (const id of [shown, inaccessible.foreign, inaccessible.draft])
    await site.payload.update({
      collection: 'portal-files',
      id,
      data: { file: await make.pdf('Neu.pdf') },
    });
  // Each file has an earlier version and a thumbnail, so that only missing rights lead to a 404.
  const uploads = await site.payload.find({
    collection: 'portal-uploads',
    limit: 0,
    pagination: false,
  });
  for (const { filename, id } of uploads.docs)
    await site.payload.update({
      collection: 'portal-uploads',
      id,
      data: { thumbnail: filename ?? '' },
    });
  cookie = cookieOf(await logIn(await createMember()));
});

const base = '/customerPortal';

/** Returns all URLs of a file's content. */
async function addresses(id: number): Promise<string[]> {
  const found = await site.payload.findByID({
    collection: 'portal-files',
    id,
    depth: 0,
    disableErrors: true,
  });
  const earlier = found?.history?.[0]?.upload ?? 1;
  return [
    `${base}/files/${id}`,
    `${base}/files/${id}/print`,
    `${base}/files/${id}/preview`,
    `${base}/files/${id}/thumbnail`,
    `${base}/files/${id}/versions/${earlier}`,
    `${base}/zip?ids=${id}`,
    `${base}/zip?ids=${shown},${id}`,
    `${base}/print?ids=${id}`,
    `${base}/print?ids=${shown},${id}`,
  ];
}
const answerOf = async (
  url: string,
  session = cookie,
  requestHeaders: Record<string, string> = {},
) => {
  const { body, headers, statusCode } = await get(url, session, requestHeaders);
  const { 'x-request-id': _, date: __, ...rest } = headers;
  return JSON.stringify([statusCode, body, rest]);
};

test.each([
  ['a program', {}, 'application/problem+json; charset=utf-8'],
  ['a browser', { 'sec-fetch-mode': 'navigate' }, 'text/html; charset=utf-8'],
])(
  'returns the same 404 bytes to %s for foreign, draft, deleted and unknown files at every URL',
  async (_, requestHeaders: Record<string, string>, mediaType) => {
    for (const url of await addresses(shown))
      expect([url, (await get(url, cookie)).statusCode]).toEqual([url, 200]);
    const answers = new Map<string, string[]>();
    for (const [kind, id] of Object.entries(inaccessible))
      for (const url of await addresses(id)) {
        const answer = await answerOf(url, cookie, requestHeaders);
        answers.set(answer, [...(answers.get(answer) ?? []), `${kind} ${url}`]);
      }
    expect([...answers.values()].map(([first]) => first)).toHaveLength(1);
    const [[status, , headers] = []] = [...answers.keys()].map((answer) => JSON.parse(answer));
    expect([status, headers['cache-control'], headers['content-type']]).toEqual([
      404,
      'no-store',
      mediaType,
    ]);
  },
);

test('shows a browser a 404 page in the member’s language with a link to the library', async () => {
  const polish = cookieOf(await logIn(await createMember({ cultureName: 'pl-PL' })));
  for (const [name, value] of [
    ['sec-fetch-mode', 'navigate'],
    ['accept', 'text/html,*/*;q=0.8'],
  ] as const) {
    const { body, headers } = await get(`${base}/files/999999`, polish, { [name]: value });
    expect(body).toContain('<html lang="pl"');
    expect(body).toMatch(/<h1[^>]*>Tego pliku nie ma\.</);
    expect(body).toMatch(/<main[\s\S]*href="\/pl\/portal-klienta\/pliki"[\s\S]*<\/main>/);
    expect(body).toContain('href="/customerPortal/logout"');
    expect(headers['content-security-policy']).toContain("style-src 'self'");
    expect(headers['content-security-policy']).not.toContain('sandbox');
  }
  const fetched = await get(`${base}/files/999999`, polish, {
    'sec-fetch-mode': 'cors',
    accept: 'text/html',
  });
  expect(fetched.headers['content-type']).toContain('application/problem+json');
  const ids = Array.from({ length: 501 }, (__, at) => at + 1).join();
  const many = await get(`${base}/zip?ids=${ids}`, cookie, { 'sec-fetch-mode': 'navigate' });
  expect([many.statusCode, many.body]).toEqual([400, expect.stringContaining('Dateien')]);
});

test('returns 404 for the earlier version of another file under the id of an accessible file', async () => {
  for (const id of [inaccessible.foreign, inaccessible.draft]) {
    const { history } = await site.payload.findByID({
      collection: 'portal-files',
      id: id ?? 0,
      depth: 0,
    });
    const upload = history?.[0]?.upload;
    expect(upload).toBeDefined();
    const address = `${base}/files/${shown}/versions/${upload}`;
    expect([address, (await get(address, cookie)).statusCode]).toEqual([address, 404]);
  }
});

test('rejects path traversal and malformed ids in file URLs', async () => {
  const known = await answerOf(`${base}/files/999999`);
  const ends = ['%00.pdf', '%2fprint', '.0', '/', '/thumbnail/1', `/versions/${2 ** 53}`];
  const others = ['..%2f..%2fsecrets.json', '..%5csecrets.json', `0${shown}`, `+${shown}`];
  for (const trick of [...ends.map((end) => shown + end), ...others, '9'.repeat(400), 'null', ''])
    expect([trick, (await answerOf(`${base}/files/${trick}`)) === known]).toEqual([trick, true]);
  const tooMany = Array.from({ length: 501 }, (_, at) => at + 1).join();
  const wrong = ['1;2', '1,', ',1', '-1', '1,x', '1 2', tooMany];
  for (const ids of wrong)
    for (const call of ['zip', 'print'])
      expect((await get(`${base}/${call}?ids=${encodeURIComponent(ids)}`, cookie)).statusCode).toBe(
        400,
      );
  expect((await get(`${base}/zip?ids=1&ids=2`, cookie)).statusCode).toBe(400);
});

test('returns 401 without a session and redirects a browser to the login', async () => {
  for (const url of await addresses(shown)) {
    expect([url, (await get(url)).statusCode]).toEqual([url, 401]);
    const redirect = await get(url, '', { 'sec-fetch-mode': 'navigate', 'accept-language': 'pl' });
    expect(redirect.statusCode).toBe(303);
    expect(redirect.headers.location).toMatch(/^\/pl\/portal-klienta(\?returnUrl=[^&/]+)?$/);
  }
});

test('applies a revoked grant and a disabled account to the next request', async () => {
  const url = `${base}/files/${shown}`;
  const grant = (categories: number[]) =>
    site.payload.update({ collection: 'companies', id: company, data: { categories } });
  await grant([]);
  for (const address of await addresses(shown))
    expect([address, (await get(address, cookie)).statusCode]).toEqual([address, 404]);
  await grant([ours]);
  expect((await get(url, cookie)).statusCode).toBe(200);
  const email = await createMember();
  const other = cookieOf(await logIn(email));
  expect((await get(url, other)).statusCode).toBe(200);
  await site.payload.update({
    collection: 'members',
    where: { email: { equals: email } },
    data: { state: 'disabled' },
  });
  expect((await get(url, other)).statusCode).toBe(401);
});
