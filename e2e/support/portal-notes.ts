/** A text and an archive in the library of each country, beside the PDFs and pictures of the demo. */
import type { Culture } from '@oilway/store/cultures.ts';

interface Note {
  /** The category that they lie in, which every demo company of the country may see. */
  root: string;
  title: string;
  fileName: string;
  words: string;
  archive: { title: string; fileName: string };
}

export const portalNotes: Record<Culture, Note> = {
  'de-DE': {
    root: 'Bibliothek',
    title: 'Lieferhinweise für Altölbehälter',
    fileName: 'Lieferhinweise.txt',
    words:
      'Bitte stellen Sie die Behälter am Vorabend bereit.\nÜber 200 Liter kommen wir zu zweit.\n',
    archive: { title: 'Etiketten zum Ausdrucken', fileName: 'Etiketten.zip' },
  },
  'pl-PL': {
    root: 'Biblioteka',
    title: 'Wskazówki o odbiorze zużytego oleju',
    fileName: 'Wskazówki.txt',
    words: 'Prosimy wystawić pojemniki wieczorem.\nPowyżej 200 litrów przyjeżdżamy we dwoje.\n',
    archive: { title: 'Etykiety do wydrukowania', fileName: 'Etykiety.zip' },
  },
};

/** A zip without anything in it. */
export const emptyZip = Buffer.concat([Buffer.from('PK\u0005\u0006'), Buffer.alloc(18)]);
