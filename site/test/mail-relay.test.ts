/** Confirmation mails cannot be abused to relay content to strangers. */
import type { Mail } from '@oilway/content/payload-types.ts';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { boot, type TestSite } from './build-app.ts';
import { sendForm } from './send-form.ts';

let site: TestSite;
beforeAll(async () => {
  site = await boot();
});
afterAll(() => site?.close());

const mails = async () =>
  (await site.payload.find({ collection: 'mails', pagination: false, depth: 0 })).docs as Mail[];

/** Names with an attacker's words, none of which may be sent. */
const names = [
  'https://böse.example/gewinn?x=1',
  'böse.example www.böse.example',
  '<a href="https://böse.example">Gewinn!Jetzt</a>',
  'x\u202eelpmaxe.esöb\u202c',
  '&#60;böse&#62; {{böse}} %böse%',
  `gewinn@böse.example ${'\u0338böse\u20dd'.repeat(12)}`,
];
const long = 'Ö'.repeat(120);

interface Sender {
  email: string;
  name?: string;
  remoteAddress?: string;
  headers?: Record<string, string>;
}

const words = 'böse https://böse.example';
const hostile = {
  ...{ message: words, company: words, subject: words, title: words, phone: '0900 123456' },
  ...{ association: words, goal: words, other: words },
};

/** Sends a form with an attacker's words in every field. */
async function send(form: 'contact' | 'event' | 'sponsoring', sender: Sender) {
  const { email, name = 'Miriam', ...sending } = sender;
  return sendForm(site, form, { ...hostile, name, contactPerson: name, email }, sending);
}

test('sends at most three confirmations to one address, without any submitted text', async () => {
  const forms = ['contact', 'event', 'sponsoring'] as const;
  const answers: string[] = [];
  for (let at = 0; at < 60; at += 1) {
    // The first three of every form have other addresses, so that each form is checked.
    const address = at < 9 ? `nemo-${at}@posteo.example` : `Opfer+${at}@posteo.example`;
    const form = forms[at % 3] ?? 'contact';
    const name = at % 7 === 6 ? long : (names[at % 7] ?? '');
    const response = await send(form, { email: address, name, remoteAddress: `198.51.${at}.1` });
    answers.push(`${response.statusCode} ${Object.keys(response.json())}`);
    if (form === 'contact') expect(response.json().reference).toMatch(/^OW-/);
  }
  expect([...new Set(answers)].sort()).toEqual([
    '200 success,reference',
    '200 success,reference,place',
  ]);
  const all = await mails();
  const toVictim = all.filter(({ to }) => to?.startsWith('Opfer'));
  const toOthers = all.filter(({ to }) => to?.startsWith('nemo'));
  expect([toVictim.length, toOthers.length]).toEqual([3, 9]);
  for (const { attachments, html, subject, text } of [...toVictim, ...toOthers]) {
    const content = `${subject} ${text} ${html} ${JSON.stringify(attachments)}`;
    expect(content).not.toMatch(/böse|esöb|gewinn|0900|\u202e|Opfer|nemo/i);
    expect(content).not.toContain('Ö'.repeat(41));
  }
  expect(all.some(({ text }) => text?.includes(`Guten Tag ${'Ö'.repeat(40)},`))).toBe(true);
  // Mails to departments are complete.
  const departmentMails = all.filter(({ to }) => to?.endsWith('@oilway.example'));
  expect(departmentMails).toHaveLength(60);
  for (const { subject, text } of departmentMails) {
    expect(text).toMatch(/böse/);
    expect(subject).not.toMatch(/[\p{Cc}\u202a-\u202e\u2066-\u2069]/u);
  }
});

test('limits confirmations per network and hour, and trusts X-Forwarded-For of trusted proxies only', async () => {
  const mailCountFrom = async (
    remoteAddress: string,
    forwarded: (at: number) => string,
    prefix: string,
  ) => {
    for (let at = 0; at < 33; at += 1) {
      const headers = { 'x-forwarded-for': forwarded(at), forwarded: `for=192.0.2.${at}` };
      const email = `${prefix}-${at}@posteo.example`;
      expect((await send('contact', { email, remoteAddress, headers })).statusCode).toBe(200);
    }
    return (await mails()).filter(({ to }) => to?.startsWith(`${prefix}-`)).length;
  };
  const odd = (at: number) =>
    ['203.0.113.9', `10.0.${at}.1, 127.0.0.1`, 'unknown', '::1'][at % 4] ?? '';
  expect(await mailCountFrom('203.0.112.5', odd, 'netz')).toBe(30);
  // A trusted proxy.
  site.context.config.trustedProxies = ['203.0.112.5'];
  expect(await mailCountFrom('203.0.112.5', (at) => `198.18.${at % 2}.1`, 'proxy')).toBe(33);
  expect(await mailCountFrom('203.0.112.5', (at) => `2001:db8:7:${at}::1`, 'haus')).toBe(30);
});
