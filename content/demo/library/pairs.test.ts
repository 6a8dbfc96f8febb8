import { type Culture, cultures, localeOf } from '@oilway/store/cultures.ts';
import type { IndexedFile } from '@oilway/store/library/index-entries.ts';
import { LibrarySearch } from '@oilway/store/library/search/library-search.ts';
import { pino } from 'pino';
import { beforeAll, describe, expect, test } from 'vitest';
import { documentsOf, readWords } from './documents.ts';

/** What is typed, the title that must be found, and among how many of the first; 1 unless it says otherwise. */
type Pair = readonly [query: string, title: string, among?: number];

const queryPairs: Record<Culture, Record<string, readonly Pair[]>> = {
  'de-DE': {
    'titles as they are': [['MERKBLATT ALTÖL', 'Merkblatt Altöl']],
    'ß and ss, ä and ae and a': [
      ['Meßstab', 'Messstab'],
      ['Getriebeoel spuelen', 'Getriebeöl spülen'],
      ['Getriebeol spulen', 'Getriebeöl spülen'],
      ['Achsöl'.normalize('NFD'), 'Achsöl wechseln'],
    ],
    'plurals and cases': [
      ['Hebebühnen', 'Hebebühne: tägliche Prüfung'],
      ['Fässer', 'Fass 208 Liter'],
      ['Reklamation', 'Reklamationen aufnehmen', 2],
    ],
    'compounds from their parts, and parts in compounds': [
      ['Filterentsorgung', 'Ölfilter entsorgen', 5],
      ['Winterplakat', 'Plakat Winter'],
      ['Protokoll', 'Übergabeprotokoll'],
      ['Spuren Öl', 'Ölspuren beseitigen'],
    ],
    'one typo': [
      ['Hebebünhe', 'Hebebühne: tägliche Prüfung'],
      ['Lekage', 'Leckage: Sofortmaßnahmen'],
      ['Umweltbillanz', 'Umweltbilanz 2025'],
    ],
    'names of files, codes': [
      ['of1040', 'Ölfilter OF 1040'],
      ['85w140', 'Produktdatenblatt Oilway Getriebe 85W-140', 2],
      ['Hebebühne tägliche Prüfung.pdf', 'Hebebühne: tägliche Prüfung'],
    ],
    'only inside the file': [
      ['Silizium', 'Ölanalyse verstehen'],
      ['Gully abdecken', 'Leckage: Sofortmaßnahmen'],
    ],
    'names of categories': [['Arbeitsanweisungen Endkontrolle', 'Endkontrolle nach dem Ölwechsel']],
    'words that no file has, beside others': [
      ['Ölwechsel mit Absaugung Zürich', 'Ölwechsel mit Absaugung'],
    ],
  },
  'pl-PL': {
    'titles as they are': [['podstawy lepkości', 'Podstawy lepkości']],
    'ł, ą, ę, ó, ś, ć, ż, ź, ń': [
      ['Plukanie skrzyni biegow', 'Płukanie skrzyni biegów'],
      ['czystosc', 'Czystość przy wlewie oleju'],
      ['Dobór oleju'.normalize('NFD'), 'Dobór oleju według producentów'],
      ['ŁADA', 'Doradztwo przy ladzie'],
    ],
    'cases and numbers': [
      ['płukaniu skrzyń', 'Płukanie skrzyni biegów'],
      ['filtrze powietrza', 'Filtr powietrza LF 1140', 5],
      ['kartach produktów hybrid', 'Karta produktu Oilway Hybrid 0W-20'],
      ['beczek', 'Beczka 208 litrów'],
    ],
    'one typo': [
      ['podnośnki', 'Podnośnik: kontrola codzienna'],
      ['Plakkat wiosenny', 'Plakat wiosenny'],
      ['dwusprzegowa', 'Skrzynia dwusprzęgłowa: olej i filtr'],
    ],
    'names of files, codes': [
      ['kf-1340', 'Filtr paliwa KF 1340'],
      ['iii atf', 'Karta produktu Oilway Automatik ATF III', 2],
    ],
    'only inside the file': [
      ['krzem', 'Analiza oleju'],
      ['płynem hamulcowym', 'Olej przepracowany: ulotka'],
    ],
    'names of categories': [['szkolenia lada', 'Doradztwo przy ladzie']],
    'words that no file has, beside others': [
      ['kasowanie wskaźnika Szczecin', 'Kasowanie wskaźnika serwisowego'],
    ],
  },
};

const foundNowhere: Record<Culture, readonly string[]> = {
  'de-DE': ['Zahnpasta', 'Mietvertragskündigung', 'XQ-9999', '!?'],
  'pl-PL': ['szczoteczka do zębów', 'rower', 'XQ-9999', '...'],
};

/** The one category here that all files may be in as far as rights go. */
const category = 1;

/** The demo's library of a country as a search index reads it. */
function libraryOf(culture: Culture, first: number): IndexedFile[] {
  const said = readWords(localeOf(culture));
  const documents = documentsOf(said, localeOf(culture)).map(({ pages, place, title }) => {
    const words = pages.flatMap(({ heading, paragraphs }) => [heading, ...paragraphs]);
    return { title, place, type: 'application/pdf', ending: '.pdf', text: words.join(' ') };
  });
  const pictures = said.pictures.map((title) => {
    return { title, place: 'pictures' as const, type: 'image/jpeg', ending: '.jpg', text: title };
  });
  const links = Object.keys(said.links).map((title) => {
    return { title, place: 'forms' as const, type: '', ending: '', text: '' };
  });
  return [...documents, ...pictures, ...links].map(({ ending, place, text, title, type }, at) => ({
    ...{ id: first + at, name: title, fileName: ending && title + ending, mediaType: type },
    ...{ category, nodeKey: '', categoryTitle: said.categories[place], culture, text },
    ...{ date: '2026-01-05T00:00:00.000Z', version: '1.0', hasPrintFile: false },
    ...{ externalLink: ending ? null : 'https://preise.example/', hasFile: ending !== '' },
  }));
}

const files = new Map(
  [...libraryOf('de-DE', 1), ...libraryOf('pl-PL', 1001)].map((file) => [file.id, file]),
);
const search = new LibrarySearch({
  library: {
    libraryRevision: async () => 1,
    indexMarks: async () => new Map([...files.keys()].map((id) => [id, '1'])),
    categoryParents: async () => new Map([[category, null]]),
    async *indexedFiles(ids: readonly number[] = [...files.keys()]) {
      yield ids.flatMap((id) => files.get(id) ?? []);
    },
  },
  log: pino({ level: 'silent' }),
});
beforeAll(() => search.poll());

async function titles(culture: Culture, words: string): Promise<(string | undefined)[]> {
  const asked = { words, culture, filters: [], typing: false };
  const { ids } = await search.find(asked, new Set([category]));
  return ids.map((id) => files.get(id)?.name);
}

describe.each(cultures)('%s', (culture) => {
  test.each(Object.entries(queryPairs[culture]))('%s', async (_, pairs) => {
    const wrong: unknown[] = [];
    for (const [words, title, among = 1] of pairs) {
      const found = await titles(culture, words);
      if (!found.slice(0, among).includes(title))
        wrong.push({ words, title, place: found.indexOf(title) + 1, first: found.slice(0, 3) });
    }
    expect(wrong).toEqual([]);
  });

  test('what is nowhere is not found', async () => {
    for (const words of foundNowhere[culture])
      expect([words, await titles(culture, words)]).toEqual([words, []]);
  });
});
