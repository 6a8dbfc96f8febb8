import { getDocument } from 'pdfjs-dist/legacy/build/pdf.mjs';
import { expect, test } from 'vitest';
import { renderPdf } from './pdf.ts';

/** A node of a page's structure tree as pdf.js returns it. */
interface Node {
  role?: string;
  children?: Node[];
}

const rolesIn = ({ children = [], role }: Node): unknown[] => {
  const below = children.filter((child) => child.role).map(rolesIn);
  return below.length > 0 ? [role, ...below] : [role];
};

test('produces a tagged PDF with headings, paragraphs and table row headers', async () => {
  const bytes = await renderPdf(
    {
      title: 'Datenblatt Öl',
      pages: [
        { heading: 'Öl', paragraphs: ['Eins.', 'Zwei.'], table: { Dichte: '0,85', Punkt: '−40' } },
        { heading: 'Umgang', paragraphs: ['Drei.'] },
      ],
    },
    { footer: 'Oilway', forPrint: false, language: 'de-DE' },
  );
  const task = getDocument({ data: new Uint8Array(bytes), verbosity: 0 });
  const file = await task.promise;
  const { info, metadata } = await file.getMetadata();
  expect(info).toMatchObject({
    Language: 'de-DE',
    Title: 'Datenblatt Öl',
    PDFFormatVersion: '1.7',
  });
  expect(metadata?.get('pdfuaid:part')).toBe('1');
  expect(bytes.toString('latin1')).toContain('/Marked true');
  const roles = async (page: number) =>
    rolesIn((await (await file.getPage(page)).getStructTree()) as Node);
  const row = ['TR', ['TH'], ['TD']];
  expect(await roles(1)).toEqual(['Root', ['Document', ['H1'], ['P'], ['P'], ['Table', row, row]]]);
  expect(await roles(2)).toEqual(['Root', ['Document', ['H1'], ['P']]]);
  await task.destroy();
});
