/** Pasted text and attachments, from the API request to the stored row and the mail. */
import type { ContactMessage, Mail, SponsoringMessage } from '@oilway/content/payload-types.ts';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { boot, type TestSite } from '../test/build-app.ts';
import { sendForm } from '../test/send-form.ts';

let site: TestSite;

beforeAll(async () => {
  site = await boot();
});
afterAll(() => site?.close());

/** Returns the row with a reference number, and its mails. */
async function storedAs(collection: 'contact-messages' | 'sponsoring-messages', reference: string) {
  const where = { reference: { equals: reference } };
  const found = await site.payload.find({ collection, where, depth: 0 });
  const mails = await site.payload.find({
    collection: 'mails',
    where,
    sort: 'createdAt',
    depth: 0,
  });
  return { row: found.docs[0], mails: mails.docs as Mail[] };
}

test('cleans text pasted from PDFs, Word and phones before storing and mailing it', async () => {
  const pasted = {
    name: 'Miriam\tKowal\u00adczyk\u200b',
    company: '\ufeffO\u0092Brien\u000bÖl',
    email: 'mailto:r&d/ol=1!~%232@müller-öl.de;',
    phone: '\u202a(+49)\u00a0231–557788\u202c wew.\u00a012',
    message: 'Motor\u0002öl,\u000bFilter\u000c👩\u200d🔧',
  };
  const answer = await sendForm(site, 'contact', pasted);
  expect([answer.statusCode, answer.body]).toEqual([200, expect.any(String)]);
  const { mails, row } = await storedAs('contact-messages', answer.json().reference);
  expect(row as ContactMessage).toMatchObject({
    name: 'Miriam Kowalczyk',
    company: 'O’Brien Öl',
    email: 'r&d/ol=1!~#2@müller-öl.de',
    phone: '(+49) 231-557788 wew. 12',
    message: 'Motoröl,\nFilter\n👩\u200d🔧',
  });
  expect(mails[0]?.to).toBe('r&d/ol=1!~#2@müller-öl.de');
});

const sponsor = (...files: [name: string, bytes: Buffer][]) =>
  sendForm(site, 'sponsoring', {}, { files: files.map(([name, bytes]) => ({ name, bytes })) });

const pdf = Buffer.from('%PDF-1.7\n1 0 obj<<>>endobj\ntrailer<<>>\n%%EOF\n');
const behind = (before: string) => Buffer.concat([Buffer.from(before, 'latin1'), pdf]);

test('keeps file names and accepts a PDF with bytes before its header', async () => {
  const answer = await sponsor(
    ['Preis "neu".pdf', behind('\r\n')],
    ['Antrag – 100% für 5 €.pdf', behind(`\u001b%-12345X@PJL\r\n${'x'.repeat(980)}`)],
    ['Umowa.pdf', behind('\u00ef\u00bb\u00bf')],
  );
  expect([answer.statusCode, answer.body]).toEqual([200, expect.any(String)]);
  const { mails, row } = await storedAs('sponsoring-messages', answer.json().reference);
  const names = ["Preis 'neu'.pdf", 'Antrag – 100% für 5 €.pdf', 'Umowa.pdf'];
  expect((row as SponsoringMessage).files).toMatchObject(
    names.map((name) => ({ name, mediaType: 'application/pdf' })),
  );
  for (const name of names) expect(mails.at(-1)?.text).toContain(name);
});

test.each([
  ['an executable with an appended PDF', behind(`MZ\u0090\0${'\0'.repeat(508)}`)],
  ['a PDF header after 1024 bytes', behind(' '.repeat(1024))],
])('rejects %s as a PDF attachment', async (_, bytes) => {
  const answer = await sponsor(['Preis "neu".pdf', bytes]);
  expect([answer.statusCode, answer.json().errors]).toMatchObject([
    400,
    [{ name: 'attachments', code: 'fileContent', file: 'Preis "neu".pdf' }],
  ]);
});
