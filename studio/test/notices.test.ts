/** What the pages of the studio tell staff by themselves. */
import { expect, test } from 'vitest';
import { cookieOf, emailOf, type Person, password } from './people.ts';
import { storeMail, storeMessage } from './sent.ts';
import { testStudio } from './server.ts';

const studio = testStudio([], { LOG_LEVEL: 'info' });

async function page(person: Person, path: string): Promise<string> {
  const login = { email: emailOf(person), password };
  const session = cookieOf(await studio.ask('anonymous', 'POST', '/staff/login', login));
  const cookie = `${session}; payload-lng=de`;
  const headers = { cookie, origin: studio.origin };
  return (await fetch(`${studio.origin}/admin${path}`, { headers })).text();
}

test('the first page says that retention deleted nothing, and why, to those who can look into it', async () => {
  const words = 'Die Aufbewahrung hat nichts gelöscht';
  expect(await page('admin', '')).not.toContain(words);
  const heldBack = { at: '2026-11-20T02:30:00.000Z', reason: 'many' as const };
  await studio.payload.updateGlobal({ slug: 'retention', data: { heldBack } });
  for (const person of ['admin', 'forms-clerk'] as const) {
    expect(await page(person, '')).toContain(words);
    expect(await page(person, '')).toContain('mehr als ein Viertel eines Eingangs');
  }
  expect(await page('editor-de', '')).not.toContain(words);
});

test('each mail of the list has its button, those with links to passwords for admins', async () => {
  const mail = { subject: 'Ihr Zugang', passwordOf: 'member' };
  await storeMail(studio.payload, null, mail);
  expect(await page('admin', '/collections/mails')).toContain('Erneut senden: Ihr Zugang');
  expect(await page('forms-clerk', '/collections/mails')).not.toContain('Ihr Zugang');
});

test('a clerk is told what an administrator has still to choose, in place of an empty list alone', async () => {
  const given = (data: object) =>
    studio.payload.update({ collection: 'staff', id: studio.staff['forms-clerk'], data });
  const lists = [
    '',
    '/collections/contact-messages',
    '/collections/event-sign-ups',
    '/collections/mails',
  ];
  const told = async (person: Person) => {
    const found: boolean[] = [];
    for (const path of lists)
      found.push((await page(person, path)).includes('Ihnen ist noch nichts zugeteilt'));
    return found;
  };
  await given({ countries: [], departments: [], otherMessages: false });
  expect(await told('forms-clerk')).toEqual([true, true, true, true]);
  expect(await told('admin')).toEqual([false, false, false, false]);
  await given({ countries: ['de'] });
  expect(await told('forms-clerk')).toEqual([true, true, false, false]);
  await given({ otherMessages: true });
  expect(await told('forms-clerk')).toEqual([false, false, false, false]);
});

test('an administrator’s look at a message is noted, without a word of it; a list and a clerk’s work are not', async () => {
  const { ask, staff, studio: running } = studio;
  const { id, reference } = await storeMessage(studio.payload, { message: 'Nur für Rechnungen.' });
  const mail = await storeMail(studio.payload, reference, { text: 'Nur für Rechnungen.' });
  const looks = async () => {
    const where = { action: { equals: 'looked' } } as const;
    const log = { collection: 'audit-log', where, sort: 'id', pagination: false } as const;
    return (await studio.payload.find({ ...log, overrideAccess: true })).docs;
  };
  const own = `/collections/contact-messages/${id}`;
  // Payload sends the rows of a list to the browser, whatever columns it shows: none of them has the words.
  for (const query of ['', '?columns=["reference","message"]']) {
    const list = await page('admin', `/collections/contact-messages${query}`);
    expect([list.includes(reference), list.includes('Nur für Rechnungen')]).toEqual([true, false]);
  }
  expect((await page('forms-clerk', own)).includes('Nur für Rechnungen.')).toBe(true);
  await ask('forms-clerk', 'GET', `/contact-messages/${id}`);
  await ask('admin', 'GET', `/contact-messages/${id}?select[status]=true`);
  await ask('admin', 'POST', '/person-data', { email: 'miriam@posteo.example' });
  expect(await looks()).toEqual([]);
  const noted: [string, () => Promise<unknown>, object?][] = [
    ['the form', () => page('admin', own)],
    ['the interface', () => ask('admin', 'GET', `/contact-messages/${id}`)],
    ['a question', () => ask('admin', 'GET', `/contact-messages?where[id][equals]=${id}`)],
    ['a table', () => ask('admin', 'GET', `/contact-messages/csv?where[id][equals]=${id}`)],
    ['a change', () => ask('admin', 'PATCH', `/contact-messages/${id}`, { notes: 'Gelesen.' })],
    [
      'a mail',
      () => ask('admin', 'GET', `/mails/${mail.id}`),
      { kind: 'mails', subject: String(mail.id) },
    ],
    [
      'the data of a person',
      () => ask('admin', 'POST', '/person-data/export', { email: 'miriam@posteo.example' }),
    ],
  ];
  for (const [way, look, what = { kind: 'contact-messages', subject: String(id) }] of noted) {
    const before = (await looks()).length;
    await look();
    // Before it is shown: nobody waits for it here.
    const fresh = (await looks()).slice(before);
    expect(fresh.length, way).toBeGreaterThan(0);
    for (const row of fresh) expect(row).toMatchObject({ actor: staff.admin, ...what });
  }
  expect(running.log()).not.toContain('Nur für Rechnungen');
});
