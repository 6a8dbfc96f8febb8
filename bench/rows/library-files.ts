import type { IndexedFile } from '../../store/library/index-entries.ts';

/** Returns a seeded generator of numbers from 0 to 1. */
export function seededRandom(seed: number): () => number {
  let state = seed;
  return () => {
    state = (state + 0x6d2b79f5) | 0;
    let mixed = Math.imul(state ^ (state >>> 15), 1 | state);
    mixed = (mixed + Math.imul(mixed ^ (mixed >>> 7), 61 | mixed)) ^ mixed;
    return ((mixed ^ (mixed >>> 14)) >>> 0) / 2 ** 32;
  };
}

const germanNouns = (
  'Öl Filter Motor Getriebe Bremse Kupplung Achse Welle Lager Dichtung Schraube Ring Deckel Gehäuse Pumpe Ventil Schlauch ' +
  'Kühler Tank Wanne Kanister Fass Station Werkstatt Halle Bühne Werkzeug Schlüssel Zange Hammer Anzeige Sensor Kabel ' +
  'Stecker Sicherung Batterie Lampe Licht Scheibe Wischer Spiegel Tür Haube Rahmen Feder Dämpfer Rad Reifen Felge Nabe ' +
  'Kette Riemen Zahnrad Kolben Zylinder Kopf Block Turbo Luft Wasser Kraftstoff Abgas Partikel Ruß Säure Lauge Fett Spray ' +
  'Tuch Handschuh Brille Schuh Jacke Plan Liste Blatt Karte Buch Heft Formular Vertrag Rechnung Angebot Auftrag Kunde ' +
  'Lieferant Partner Flotte Fahrzeug Anhänger Bus Traktor Stapler Kran Bagger Schulung Prüfung Messung Wartung Reinigung ' +
  'Entsorgung Annahme Übergabe Kontrolle Sicherheit Umwelt Norm Freigabe Menge Druck Temperatur Zeit Termin Preis Wechsel'
).split(' ');
const germanFunctionWords =
  'neu alt richtig sauber trocken kühl warm täglich jährlich geprüft frei rot schwarz kurz lang prüfen messen lösen ' +
  'anziehen wechseln reinigen lagern füllen ablassen einstellen und oder mit ohne bei nach vor für der die das ein eine';
const polishNouns = (
  'olej filtr silnik skrzynia hamulec sprzęgło oś wał łożysko uszczelka śruba pierścień pokrywa obudowa pompa zawór wąż ' +
  'chłodnica zbiornik miska kanister beczka stacja warsztat hala podnośnik narzędzie klucz szczypce młotek wskaźnik czujnik ' +
  'przewód wtyczka bezpiecznik akumulator lampa światło szyba wycieraczka lusterko drzwi maska rama sprężyna amortyzator ' +
  'koło opona felga piasta łańcuch pasek tłok cylinder głowica blok turbina powietrze woda paliwo spaliny cząstka sadza ' +
  'kwas smar ściereczka rękawica okulary but kurtka plan lista karta książka zeszyt formularz umowa faktura oferta zlecenie ' +
  'klient dostawca partner flota pojazd przyczepa autobus ciągnik wózek dźwig koparka szkolenie kontrola pomiar przegląd ' +
  'czyszczenie utylizacja przyjęcie przekazanie bezpieczeństwo środowisko norma dopuszczenie ilość ciśnienie temperatura'
).split(' ');
const polishFunctionWords =
  'nowy stary prawidłowy czysty suchy chłodny ciepły codzienny roczny sprawdzić zmierzyć odkręcić dokręcić wymienić ' +
  'oczyścić przechowywać napełnić spuścić ustawić i oraz z bez przy po przed dla do na w o od';

const germanEndings = ['', '', '', 's', 'e', 'en', 'n', 'er'];
const polishEndings = [
  '',
  '',
  'u',
  'a',
  'y',
  'em',
  'ów',
  'ami',
  'ach',
  'ie',
  'owy',
  'owe',
  'owych',
];

interface Language {
  locale: 'de-DE' | 'pl-PL';
  word(random: () => number): string;
  title(random: () => number): string[];
}

/** Returns a rank from 0, in a Zipf distribution. */
const zipfRank = (random: () => number, count: number) =>
  Math.min(count - 1, Math.floor(Math.exp(random() * Math.log(count + 1)) - 1));
const pick = <Item>(items: readonly Item[], random: () => number): Item =>
  items[zipfRank(random, items.length)] as Item;

const functionWords = {
  german: germanFunctionWords.split(' '),
  polish: polishFunctionWords.split(' '),
};

function germanNoun(random: () => number): string {
  const parts = Array.from({ length: random() < 0.55 ? 1 : random() < 0.9 ? 2 : 3 }, () =>
    pick(germanNouns, random),
  );
  const joined = parts.map((part, at) => {
    const linked = /(ung|heit)$/.test(part) && at < parts.length - 1 ? `${part}s` : part;
    return at === 0 ? linked : linked.toLowerCase();
  });
  return joined.join('') + (germanEndings[Math.floor(random() * germanEndings.length)] ?? '');
}

const polishNoun = (random: () => number) =>
  pick(polishNouns, random).replace(/[aeyo]$/, '') +
  (polishEndings[Math.floor(random() * polishEndings.length)] ?? '');

const productCode = (random: () => number) =>
  random() < 0.5
    ? `${[0, 5, 10, 15, 20, 75, 80][Math.floor(random() * 7)]}W-${[20, 30, 40, 50, 90][Math.floor(random() * 5)]}`
    : `${'ABCDEFGHKLMNPRSTVWXZ'[Math.floor(random() * 20)]}F ${Math.floor(random() * 9000) + 1000}`;

const languages: readonly Language[] = [
  {
    locale: 'de-DE',
    word: (random) => (random() < 0.5 ? germanNoun(random) : pick(functionWords.german, random)),
    title: (random) => [germanNoun(random), germanNoun(random), productCode(random)],
  },
  {
    locale: 'pl-PL',
    word: (random) => (random() < 0.55 ? polishNoun(random) : pick(functionWords.polish, random)),
    title: (random) => [
      polishNoun(random),
      polishNoun(random),
      polishNoun(random),
      productCode(random),
    ],
  },
];

export const categories = 60;

/** A member's access rights: a third of the categories. */
export const memberRights: ReadonlySet<number> = new Set(
  Array.from({ length: categories }, (_, at) => at + 1).filter((id) => id % 6 < 2),
);

const mediaTypes = [
  'application/pdf',
  'application/pdf',
  'application/pdf',
  'image/jpeg',
  'text/plain',
  'application/zip',
];

/** Returns generated files, every second one German, with 60 to 180 words each. */
export function libraryFiles(count: number): IndexedFile[] {
  const random = seededRandom(7);
  return Array.from({ length: count }, (_, at) => {
    const language = languages[at % 2] as Language;
    const name = language.title(random).join(' ');
    const category = 1 + ((at % 2) + 2 * Math.floor(random() * (categories / 2)));
    const words = 60 + Math.floor(random() * 120);
    return {
      id: at + 1,
      name,
      fileName: `${name.replaceAll(' ', '_')}_v${1 + (at % 4)}.pdf`,
      mediaType: mediaTypes[Math.floor(random() * mediaTypes.length)] as string,
      category,
      nodeKey: String(category),
      categoryTitle: `${languages[at % 2]?.locale === 'de-DE' ? 'Gruppe' : 'Grupa'} ${category}`,
      locale: language.locale,
      date: new Date(Date.UTC(2020 + (at % 7), at % 12, 1 + (at % 28))).toISOString(),
      version: '1.0',
      externalLink: null,
      hasFile: true,
      hasPrintFile: random() < 0.4,
      text: Array.from({ length: words }, () => language.word(random)).join(' '),
    };
  });
}
