import { expect, test } from 'vitest';
import { build } from '../../../test/build-app.ts';

const linksIn = (html: string) => [...html.matchAll(/href="(tel:[^"]*)"/g)].map(([, href]) => href);

test('links every phone number of a station with a valid tel: URL on page and list', async (t) => {
  const own = await build(t);
  const { docs } = await own.payload.find({
    collection: 'locations',
    where: { title: { equals: 'Hamburg-Wandsbek' } },
  });
  const id = Number(docs[0]?.id);
  const setPhone = async (phone: string) => {
    await own.payload.update({ collection: 'locations', id, data: { phone } });
    await own.refresh();
    const [page, list] = await Promise.all(
      ['/standorte/hamburg-wandsbek', '/standorte'].map((path) => own.app.inject(path)),
    );
    return { page: page?.body ?? '', list: list?.body ?? '' };
  };
  const two = await setPhone('+49 (0)40 557788 / 0171 1234567, Fax 040 557789');
  for (const html of [two.page, two.list]) {
    expect(linksIn(html)).toContain('tel:+4940557788');
    expect(linksIn(html)).toContain('tel:+491711234567');
    expect(html).not.toMatch(/tel:[^"&]*(?:4900|0171|557789)/);
  }
  expect(two.page).toContain('"telephone":"+4940557788"');
  expect(two.page).not.toMatch(/<\/a>\s*\/\s*<a/);

  const none = await setPhone('auf Anfrage');
  expect(none.page).toContain('auf Anfrage');
  const ofTheStation = new Set(['tel:+4940557788', 'tel:+491711234567']);
  const ofOthers = linksIn(two.page).filter((href) => !ofTheStation.has(String(href)));
  expect(linksIn(none.page)).toEqual(ofOthers);
  expect(none.page).toContain('"telephone":"+49231000100"');
});

test('normalizes the tel: URL of an editor and rejects an invalid one', async (t) => {
  const own = await build(t);
  const publish = (url: string) =>
    own.payload.updateGlobal({
      slug: 'footer',
      locale: 'de',
      data: {
        columns: [{ heading: 'Hilfe', links: [{ label: 'Anrufen', kind: 'url', url }] }],
      } as never,
    });
  await publish('tel:+49 (0)231 557788');
  await expect(publish('tel:ruf an')).rejects.toThrow('Adresse');
  await own.refresh();
  const { body } = await own.app.inject('/kontakt');
  expect(body).toContain('href="tel:+49231557788"');
});
