/** A text file and an archive in the library of each country, in addition to the PDFs and images of the demo. */
import type { Locale } from '@oilway/store/locales.ts';

interface Note {
  /** Title of their category, which every demo company of the country may read. */
  root: string;
  title: string;
  fileName: string;
  words: string;
  archive: { title: string; fileName: string };
}

export const portalNotes: Record<Locale, Note> = {
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

/** An empty zip archive. */
export const emptyZip = Buffer.concat([Buffer.from('PK\u0005\u0006'), Buffer.alloc(18)]);
