import { type EncryptedVersion, encryptedPdf, pdfOf } from '@oilway/content/test/portal-files.ts';
import { beforeAll, describe, expect, test } from 'vitest';
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
import { mergePdfs } from './print.ts';

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

describe('PDF merging', () => {
  test.each(versions)(
    'merges a PDF with an owner password and reports one with a user password, PDF version %s',
    async (pdfVersion) => {
      const encrypted = await encryptedPdf('Größe für Öl', { pdfVersion });
      const merged = await mergePdfs([await pdfOf('Eins'), encrypted, await pdfOf('Drei')]);
      if (!merged || !('bytes' in merged)) throw new Error('not merged');
      expect(await textOf(merged.bytes)).toEqual(['Eins', 'Größe für Öl', 'Drei']);
      const locked = await encryptedPdf('Geheim', { pdfVersion, userPassword: 'Leserin' });
      const damaged = Buffer.from('%PDF-1.7\n1 0 obj\n<<\nxref\n%%EOF\n');
      expect(await mergePdfs([await pdfOf('Eins'), locked, damaged])).toEqual({
        failures: [
          { index: 1, locked: true },
          { index: 2, locked: false },
        ],
      });
    },
  );

  test('merges an encrypted PDF with object streams', async () => {
    const { PDFDocument } = await import('@cantoo/pdf-lib');
    const packed = await PDFDocument.load(await pdfOf('Gepackt'));
    packed.encrypt({ ownerPassword: 'Inhaber', userPassword: '', permissions: {} });
    const merged = await mergePdfs([
      await packed.save({ useObjectStreams: true }),
      await pdfOf('Zwei'),
    ]);
    if (!merged || !('bytes' in merged)) throw new Error('not merged');
    expect(await textOf(merged.bytes)).toEqual(['Gepackt', 'Zwei']);
  });
});

describe('GET /customerPortal/print', () => {
  const made: Record<string, number> = {};
  let cookie: string;

  portalSite();
  beforeAll(async () => {
    cookie = cookieOf(await logIn(await createMember()));
    const make = libraryFixtures(site.payload);
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

  test('names a password-protected file and links a print job without it', async () => {
    const names = ['Offen', 'Gesperrt', 'Zweites'];
    const answer = await print(names, navigates);
    expect(answer.statusCode).toBe(422);
    expect(answer.body).toContain(
      '„Gesperrt.pdf“ ist mit einem Passwort geschützt und lässt sich nicht mit den anderen drucken.',
    );
    const others = `/customerPortal/print?ids=${made.Offen},${made.Zweites}`;
    expect(answer.body).toContain(`href="${others}"`);
    expect(await textOf((await get(others, cookie)).rawPayload)).toEqual(['Offen', 'Zweites']);
    expect((await print(['Gesperrt'])).statusCode).toBe(200);
    expect((await print(names)).json()).toMatchObject({
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
