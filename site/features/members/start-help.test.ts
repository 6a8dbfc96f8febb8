import { afterAll, beforeAll, expect, test } from 'vitest';
import type { TestSite } from '../../test/build-app.ts';
import { cookieOf, get, logIn, member, openPortal } from '../../test/portal-site.ts';

let site: TestSite;
let company: number;
beforeAll(async () => {
  ({ company, site } = await openPortal());
});
afterAll(() => site?.close());

/** What the start says to somebody. */
async function startOf(email: string): Promise<string> {
  return (await get('/kundenportal', cookieOf(await logIn(email)))).body;
}

/** A message as the form stored it. */
async function message(reference: string, more: object): Promise<void> {
  const stored = { cultureName: 'de-DE', name: 'Henrike', message: 'Geheim', ...more };
  const keys = { reference, idempotencyKey: reference, fingerprint: reference };
  await site.payload.create({
    collection: 'contact-messages',
    data: { ...stored, ...keys } as never,
  });
}

test('the start names whoever looks after the company, and nobody where nobody does', async () => {
  const email = await member();
  expect(await startOf(email)).not.toContain('Für Sie da');
  const { docs } = await site.payload.find({
    collection: 'contact-persons',
    where: { profileName: { equals: 'Svenja Althoff' } },
  });
  await site.payload.update({
    collection: 'companies',
    id: company,
    data: { contact: docs[0]?.id ?? 0 },
  });
  const body = await startOf(email);
  expect(body).toContain('Für Sie da');
  expect(body).toContain('Svenja Althoff');
  expect(body).toContain('href="tel:+49231000201"');
  expect(await startOf(await member({ company: null }))).not.toContain('Svenja Althoff');
});

test('of what is asked it shows number, day and state of what is open, to its sender alone', async () => {
  const email = await member();
  await message('OW-T-0002', { email, status: 'inWork' });
  await message('OW-T-0003', { email, status: 'done' });
  await message('OW-T-0004', { email, status: 'spam' });
  await message('OW-T-0005', { email: await member(), status: 'new' });
  const body = await startOf(email);
  expect(body.match(/OW-T-\d+/g)).toEqual(['OW-T-0002']);
  expect(body).toContain('In Arbeit');
  expect(body).not.toContain('Geheim');
  expect(body).toContain('href="/kontakt#contact-form"');
});
