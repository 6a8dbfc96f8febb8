/** What the pages of the studio tell staff by themselves. */
import { afterAll, beforeAll, expect, test } from 'vitest';
import { cookieOf, emailOf, type Person, password } from './people.ts';
import { storeMail } from './sent.ts';
import { type OpenStudio, openStudio } from './server.ts';

let studio: OpenStudio;
beforeAll(async () => {
  studio = await openStudio();
});
afterAll(() => studio?.close());

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
