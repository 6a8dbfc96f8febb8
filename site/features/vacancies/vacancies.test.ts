import { afterAll, beforeAll, expect, test } from 'vitest';
import { boot, type TestSite } from '../../test/build-app.ts';

let site: TestSite;
beforeAll(async () => {
  site = await boot();
});
afterAll(() => site?.close());

const bodyOf = async (path: string) => (await site.app.inject(path)).body;

/** Returns the structured data of one type on a page. */
function structuredData(body: string, type: string): Record<string, unknown>[] {
  const [, json = '{}'] = /<script type="application\/ld\+json">(.*?)<\/script>/.exec(body) ?? [];
  const { '@graph': graph = [] } = JSON.parse(json) as { '@graph'?: Record<string, unknown>[] };
  return graph.filter((one) => one['@type'] === type);
}

/** Changes fields of a page's vacancy and publishes it. */
async function change(path: string, fields: object): Promise<void> {
  const { id = 0 } = (await site.context.published.reader().tree('de-DE')).byPath.get(path) ?? {};
  const { blocks = [] } = await site.payload.findByID({
    collection: 'pages',
    id,
    locale: 'de',
    depth: 0,
  });
  const changed = (blocks ?? []).map((block) =>
    block.blockType === 'vacancy' ? { ...block, ...fields } : block,
  );
  const data = { blocks: changed, _status: 'published' } as never;
  await site.payload.update({ collection: 'pages', id, locale: 'de', data });
  await site.refresh();
}

test.each([
  {
    list: '/karriere',
    page: '/karriere/kfz-mechatroniker',
    other: '/karriere/stationsleitung',
    form: '/kontakt?betreff=Bewerbung%3A+Kfz-Mechatroniker+%28m%2Fw%2Fd%29#nachricht',
    subject: 'Bewerbung: Kfz-Mechatroniker (m/w/d)',
    title: 'Kfz-Mechatroniker (m/w/d)',
    towns: ['Hamburg-Wandsbek', 'Köln-Ehrenfeld', 'Stuttgart-Feuerbach'],
  },
  {
    list: '/pl/kariera',
    page: '/pl/kariera/mechanik',
    other: '/pl/kariera/kierownik-stacji',
    form: '/pl/kontakt?temat=Rekrutacja%3A+Mechanik+%2F+mechaniczka#wiadomosc',
    subject: 'Rekrutacja: Mechanik / mechaniczka',
    title: 'Mechanik / mechaniczka',
    towns: ['Wrocław-Krzyki', 'Lublin', 'Gdynia'],
  },
])(
  'links from $list to a vacancy, and on to the others and a contact form with its subject',
  async (vacancy) => {
    expect(await bodyOf(vacancy.list)).toContain(`href="${vacancy.page}"`);
    const body = await bodyOf(vacancy.page);
    const hero = body.slice(body.indexOf('<h1'), body.indexOf('</section>', body.indexOf('<h1')));
    expect(hero).toContain(`href="${vacancy.form}"`);
    expect(body).toContain(`href="${vacancy.other}"`);
    const [posting] = structuredData(body, 'JobPosting');
    const address = (town: string) => ({ address: { addressLocality: town } });
    expect(posting).toMatchObject({
      title: vacancy.title,
      jobLocation: vacancy.towns.map(address),
    });
    const [path = ''] = vacancy.form.split('#');
    expect(await bodyOf(path)).toContain(`value="${vacancy.subject}"`);
  },
);

test('links a mail address when the vacancy has no form', async () => {
  const path = '/karriere/getriebespezialist';
  await change(path, { link: { kind: 'page', page: null, label: null } });
  expect(await bodyOf(path)).toMatch(/href="mailto:[^"]+"[^>]*><span>Jetzt bewerben/);
});

test('omits an expired vacancy from the list and replaces its application link with a notice', async () => {
  const path = '/karriere/disposition-altoel';
  await change(path, { until: '2026-01-01T12:00:00.000Z' });
  const body = await bodyOf(path);
  expect(body).toContain('Diese Stelle ist vergeben.');
  expect(body).not.toContain('betreff=');
  expect(structuredData(body, 'JobPosting')).toEqual([]);
  const list = await bodyOf('/karriere');
  expect(list).not.toContain(path);
  expect(list).toContain('/karriere/stationsleitung');
});
