import type { IndexedFile } from '@oilway/store/library/index-entries.ts';
import { LibrarySearch } from '@oilway/store/library/search/library-search.ts';
import { countryOf, type Locale, locales } from '@oilway/store/locales.ts';
import { pino } from 'pino';
import { beforeAll, describe, expect, test } from 'vitest';
import { documentsOf, readLibraryTexts } from './documents.ts';

/** A query, the expected title, and its maximal rank; 1 by default. */
type ExpectedHit = readonly [query: string, title: string, among?: number];

const queryPairs: Record<Locale, Record<string, readonly ExpectedHit[]>> = {
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

const queriesWithoutHits: Record<Locale, readonly string[]> = {
  'de-DE': ['Zahnpasta', 'Mietvertragskündigung', 'XQ-9999', '!?'],
  'pl-PL': ['szczoteczka do zębów', 'rower', 'XQ-9999', '...'],
};

/** The category of all files, which the member may access. */
const category = 1;

/** Returns the demo's library of a country as indexed files. */
function libraryOf(locale: Locale, first: number): IndexedFile[] {
  const texts = readLibraryTexts(countryOf(locale));
  const documents = documentsOf(texts, countryOf(locale)).map(
    ({ pages, category: place, title }) => {
      const words = pages.flatMap(({ heading, paragraphs }) => [heading, ...paragraphs]);
      return { title, place, type: 'application/pdf', ending: '.pdf', text: words.join(' ') };
    },
  );
  const images = texts.pictures.map((title) => {
    return { title, place: 'pictures' as const, type: 'image/jpeg', ending: '.jpg', text: title };
  });
  const links = Object.keys(texts.links).map((title) => {
    return { title, place: 'forms' as const, type: '', ending: '', text: '' };
  });
  return [...documents, ...images, ...links].map(
    ({ ending: extension, place, text, title, type }, at) => ({
      ...{ id: first + at, name: title, fileName: extension && title + extension, mediaType: type },
      ...{ category, nodeKey: '', categoryTitle: texts.categories[place], locale, text },
      ...{ date: '2026-01-05T00:00:00.000Z', version: '1.0', hasPrintFile: false },
      ...{ externalLink: extension ? null : 'https://preise.example/', hasFile: extension !== '' },
    }),
  );
}

const files = new Map(
  [...libraryOf('de-DE', 1), ...libraryOf('pl-PL', 1001)].map((file) => [file.id, file]),
);
const search = new LibrarySearch({
  library: {
    libraryRevision: async () => 1,
    indexVersions: async () => new Map([...files.keys()].map((id) => [id, '1'])),
    categoryParents: async () => new Map([[category, null]]),
    async *indexedFiles(ids: readonly number[] = [...files.keys()]) {
      yield ids.flatMap((id) => files.get(id) ?? []);
    },
  },
  log: pino({ level: 'silent' }),
});
beforeAll(() => search.poll());

async function titles(locale: Locale, words: string): Promise<(string | undefined)[]> {
  const query = { words, locale, filters: [], isIncomplete: false };
  const { ids } = await search.find(query, new Set([category]));
  return ids.map((id) => files.get(id)?.name);
}

describe.each(locales)('%s', (locale) => {
  test.each(Object.entries(queryPairs[locale]))('%s', async (_, pairs) => {
    const wrong: unknown[] = [];
    for (const [words, title, maxRank = 1] of pairs) {
      const found = await titles(locale, words);
      if (!found.slice(0, maxRank).includes(title))
        wrong.push({ words, title, place: found.indexOf(title) + 1, first: found.slice(0, 3) });
    }
    expect(wrong).toEqual([]);
  });

  test('returns no results for words that no file contains', async () => {
    for (const words of queriesWithoutHits[locale])
      expect([words, await titles(locale, words)]).toEqual([words, []]);
  });
});
