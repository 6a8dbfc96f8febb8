import { type EncryptedVersion, encryptedPdf, pdfOf } from '@oilway/content/test/portal-files.ts';
import { beforeAll, describe, expect, test } from 'vitest';
import { libraryMaker } from '../../../test/portal-library.ts';
import {
  company,
  cookieOf,
  get,
  logIn,
  member,
  portalSite,
  site,
} from '../../../test/portal-site.ts';
import { join } from './print.ts';

const versions: EncryptedVersion[] = ['1.3', '1.7ext3'];

async function textOf(bytes: Uint8Array): Promise<string[]> {
  const { getDocument } = await import('pdfjs-dist/legacy/build/pdf.mjs');
  const pdf = await getDocument({ data: new Uint8Array(bytes), verbosity: 0 }).promise;
  const pages = Array.from({ length: pdf.numPages }, async (_, at) => {
    const { items } = await (await pdf.getPage(at + 1)).getTextContent();
    return items.map((item) => ('str' in item ? item.str : '')).join('');
  });
  return Promise.all(pages);
}

describe('joining', () => {
  test.each(versions)(
    'takes a PDF with an owner’s password and names one with a user’s, version %s',
    async (pdfVersion) => {
      const encrypted = await encryptedPdf('Größe für Öl', { pdfVersion });
      const joined = await join([await pdfOf('Eins'), encrypted, await pdfOf('Drei')]);
      if (!joined || !('bytes' in joined)) throw new Error('was not joined');
      expect(await textOf(joined.bytes)).toEqual(['Eins', 'Größe für Öl', 'Drei']);
      const locked = await encryptedPdf('Geheim', { pdfVersion, userPassword: 'Leserin' });
      const torn = Buffer.from('%PDF-1.7\n1 0 obj\n<<\nxref\n%%EOF\n');
      expect(await join([await pdfOf('Eins'), locked, torn])).toEqual({
        obstacles: [
          { at: 1, locked: true },
          { at: 2, locked: false },
        ],
      });
    },
  );

  test('takes an encrypted PDF whose objects are packed into streams', async () => {
    const { PDFDocument } = await import('@cantoo/pdf-lib');
    const packed = await PDFDocument.load(await pdfOf('Gepackt'));
    packed.encrypt({ ownerPassword: 'Inhaber', userPassword: '', permissions: {} });
    const joined = await join([await packed.save({ useObjectStreams: true }), await pdfOf('Zwei')]);
    if (!joined || !('bytes' in joined)) throw new Error('was not joined');
    expect(await textOf(joined.bytes)).toEqual(['Gepackt', 'Zwei']);
  });
});

describe('a print job', () => {
  const made: Record<string, number> = {};
  let cookie: string;

  portalSite();
  beforeAll(async () => {
    cookie = cookieOf(await logIn(await member()));
    const make = libraryMaker(site.payload);
    const category = await make.category('Drucksachen');
    await make.grant(company, category);
    const add = async (name: string, bytes: Buffer) => {
      const printFile = await make.upload(`${name}.pdf`, bytes, 'application/pdf');
      made[name] = await make.file(category, name, { printFile });
    };
    await add('Offen', await pdfOf('Offen'));
    await add('Zweites', await pdfOf('Zweites'));
    const userPassword = 'Leserin';
    await add('Gesperrt', await encryptedPdf('Gesperrt', { pdfVersion: '1.7ext3', userPassword }));
  });

  const print = (names: string[], headers = {}) =>
    get(`/customerPortal/print?ids=${names.map((name) => made[name])}`, cookie, headers);
  const navigates = { 'sec-fetch-mode': 'navigate', accept: 'text/html' };

  test('with a user’s password in it names the file, and the others print', async () => {
    const asked = ['Offen', 'Gesperrt', 'Zweites'];
    const answer = await print(asked, navigates);
    expect(answer.statusCode).toBe(422);
    expect(answer.body).toContain(
      '„Gesperrt.pdf“ ist mit einem Passwort geschützt und lässt sich nicht mit den anderen drucken.',
    );
    const others = `/customerPortal/print?ids=${made.Offen},${made.Zweites}`;
    expect(answer.body).toContain(`href="${others}"`);
    expect(await textOf((await get(others, cookie)).rawPayload)).toEqual(['Offen', 'Zweites']);
    expect((await print(['Gesperrt'])).statusCode).toBe(200);
    expect((await print(asked)).json()).toMatchObject({
      status: 422,
      errors: [
        {
          name: 'ids',
          code: 'locked',
          detail: "Gesperrt.pdf is protected by a password and can't be printed with the others",
        },
      ],
    });
  });
});
