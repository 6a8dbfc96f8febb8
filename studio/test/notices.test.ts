/** Notices on studio pages, and audit entries for views by administrators. */
import { expect, test } from 'vitest';
import { storeMail, storeMessage } from './fixtures.ts';
import { cookieOf, emailOf, type Person, password } from './people.ts';
import { testStudio } from './server.ts';

const studio = testStudio([], { LOG_LEVEL: 'info' });

async function page(person: Person, path: string): Promise<string> {
  const login = { email: emailOf(person), password };
  const session = cookieOf(await studio.ask('anonymous', 'POST', '/staff/login', login));
  const cookie = `${session}; payload-lng=de`;
  const headers = { cookie, origin: studio.origin };
  return (await fetch(`${studio.origin}/admin${path}`, { headers })).text();
}

test('shows administrators and clerks a dashboard notice when retention deleted nothing', async () => {
  const words = 'Die Aufbewahrung hat nichts gelöscht';
  expect(await page('admin', '')).not.toContain(words);
  const skipped = { at: '2026-11-20T02:30:00.000Z', reason: 'many' as const };
  await studio.payload.updateGlobal({ slug: 'retention', data: { skipped } });
  for (const person of ['admin', 'forms-clerk'] as const) {
    expect(await page(person, '')).toContain(words);
    expect(await page(person, '')).toContain('mehr als ein Viertel eines Eingangs');
  }
  expect(await page('editor-de', '')).not.toContain(words);
});

test('shows a resend button for each mail that does not wait, and mails with password links to administrators only', async () => {
  const mail = { subject: 'Ihr Zugang', passwordOf: 'member', state: 'sent' };
  await storeMail(studio.payload, null, mail);
  await storeMail(studio.payload, null, { ...mail, subject: 'Wartend', state: 'waiting' });
  expect(await page('admin', '/collections/mails')).toContain('Erneut senden: Ihr Zugang');
  expect(await page('admin', '/collections/mails')).not.toContain('Erneut senden: Wartend');
  expect(await page('forms-clerk', '/collections/mails')).not.toContain('Ihr Zugang');
});

test('shows clerks without permissions a notice on the dashboard and inbox lists', async () => {
  const given = (data: object) =>
    studio.payload.update({ collection: 'staff', id: studio.staff['forms-clerk'], data });
  const lists = [
    '',
    '/collections/contact-messages',
    '/collections/event-sign-ups',
    '/collections/mails',
  ];
  const showsNotice = async (person: Person) => {
    const found: boolean[] = [];
    for (const path of lists)
      found.push((await page(person, path)).includes('Ihnen ist noch nichts zugeteilt'));
    return found;
  };
  await given({ countries: [], departments: [], otherMessages: false });
  expect(await showsNotice('forms-clerk')).toEqual([true, true, true, true]);
  expect(await showsNotice('admin')).toEqual([false, false, false, false]);
  await given({ countries: ['de'] });
  expect(await showsNotice('forms-clerk')).toEqual([true, true, false, false]);
  await given({ otherMessages: true });
  expect(await showsNotice('forms-clerk')).toEqual([false, false, false, false]);
});

test('records each view of a message by an administrator, but no list views or views by clerks', async () => {
  const { ask, staff, studio: running } = studio;
  const { id, reference } = await storeMessage(studio.payload, { message: 'Nur für Rechnungen.' });
  const mail = await storeMail(studio.payload, reference, { text: 'Nur für Rechnungen.' });
  const loggedViews = async () => {
    const where = { action: { equals: 'looked' } } as const;
    const log = { collection: 'audit-log', where, sort: 'id', pagination: false } as const;
    return (await studio.payload.find({ ...log, overrideAccess: true })).docs;
  };
  const own = `/collections/contact-messages/${id}`;
  // Payload sends all fields of a list's rows to the browser, whatever the columns: the texts must be absent.
  for (const query of ['', '?columns=["reference","message"]']) {
    const list = await page('admin', `/collections/contact-messages${query}`);
    expect([list.includes(reference), list.includes('Nur für Rechnungen')]).toEqual([true, false]);
  }
  expect((await page('forms-clerk', own)).includes('Nur für Rechnungen.')).toBe(true);
  await ask('forms-clerk', 'GET', `/contact-messages/${id}`);
  await ask('admin', 'GET', `/contact-messages/${id}?select[status]=true`);
  expect(await loggedViews()).toEqual([]);
  const loggedRequests: [string, () => Promise<unknown>, object?][] = [
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
      'the page about a person',
      () => ask('admin', 'POST', '/person-data', { email: 'miriam@posteo.example' }),
    ],
    [
      'the data of a person',
      () => ask('admin', 'POST', '/person-data/export', { email: 'miriam@posteo.example' }),
    ],
  ];
  for (const [
    label,
    look,
    what = { kind: 'contact-messages', subject: String(id) },
  ] of loggedRequests) {
    const before = (await loggedViews()).length;
    await look();
    // The entries are written before the page is rendered: no polling is needed.
    const fresh = (await loggedViews()).slice(before);
    expect(fresh.length, label).toBeGreaterThan(0);
    for (const row of fresh) expect(row).toMatchObject({ actor: staff.admin, ...what });
  }
  expect(running.log()).not.toContain('Nur für Rechnungen');
});
