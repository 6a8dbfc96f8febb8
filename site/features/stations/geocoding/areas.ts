import type { Country } from '../domain/projection.ts';
import { isAbbreviationOf, isWordAbbreviation, polishStems } from './match-words.ts';
import { placeKey } from './place-key.ts';

/** The Länder by the first two digits of the official district codes (AGS). */
const landNames: Readonly<Record<string, string>> = {
  '01': 'Schleswig-Holstein',
  '02': 'Hamburg',
  '03': 'Niedersachsen',
  '04': 'Bremen',
  '05': 'Nordrhein-Westfalen',
  '06': 'Hessen',
  '07': 'Rheinland-Pfalz',
  '08': 'Baden-Württemberg',
  '09': 'Bayern',
  '10': 'Saarland',
  '11': 'Berlin',
  '12': 'Brandenburg',
  '13': 'Mecklenburg-Vorpommern',
  '14': 'Sachsen',
  '15': 'Sachsen-Anhalt',
  '16': 'Thüringen',
};

/** The voivodeships by the first two digits of TERYT codes. */
const voivodeships: Readonly<Record<string, string>> = {
  '02': 'dolnośląskie',
  '04': 'kujawsko-pomorskie',
  '06': 'lubelskie',
  '08': 'lubuskie',
  '10': 'łódzkie',
  '12': 'małopolskie',
  '14': 'mazowieckie',
  '16': 'opolskie',
  '18': 'podkarpackie',
  '20': 'podlaskie',
  '22': 'pomorskie',
  '24': 'śląskie',
  '26': 'świętokrzyskie',
  '28': 'warmińsko-mazurskie',
  '30': 'wielkopolskie',
  '32': 'zachodniopomorskie',
};

/** Regions, other names and abbreviations of areas, each with the prefixes of its district codes. */
const areaAliases: Readonly<Record<Country, string>> = {
  de: `NRW 05|NW 05|BW 08|BaWü 08|BY 09|BRB 12|BB 12|MV 13|MeckPomm 13|MeckPom 13|NDS 03|NI 03|RLP 07|RP 07|SH 01|SN 14|LSA 15|ST 15
TH 16|HE 06|SL 10|HH 02|HB 04|BE 11|Freistaat Bayern 09|Freistaat Sachsen 14|Westfalen 055 057 059|Nordrhein 051 053|Rheinland 051 053 07
Lippe 05766|Münsterland 055|Ruhrgebiet 05112 05113 05117 05119 0551 05562 05911 05913 05914 05915 05916 05954 05978|Sauerland 05958 05962 05966
Siegerland 05970|Bergisches Land 05374 05378 05120 05122 05124|Niederrhein 05154 05166 05170|Eifel 05366 07131 07232 07233|Holstein 01
Schleswig 01059 01054|Ostfriesland 03402 03452 03457 03462|Emsland 03454|Lüneburger Heide 03351 03355 03358 03360|Oldenburg 03403 03458
Oldenburger Land 03403 03458 03453 03460|Wendland 03354|Weserbergland 03252 03255|Harz 15085 03153 03159 16062 15087|Mecklenburg 13003 13004 13071 13072 13074 13076
Vorpommern 13073 13075|Altmark 15081 15090|Anhalt 15001 15082 15089|Mark 12|Uckermark 12073|Prignitz 12070 12068|Niederlausitz 12052 12062 12066 12071
Lausitz 12052 12062 12066 12071 14625 14626|Oberlausitz 14625 14626|Erzgebirge 14521 14522|Vogtland 14523 16076 09475|Sächsische Schweiz 14628
Eichsfeld 16061|Taunus 06434 06436 06439 06440 07141|Odenwald 06437 06431 08225|Wetterau 06440|Westerwald 07143 07138 07132 06532|Hunsrück 07140 07134|Pfalz 073
Schwarzwald 08215 08235 08237 083|Württemberg 081 084 08235 08237 08325 08327|Baden 082 083|Schwaben 097 081 084|Allgäu 09763 09764 09777 09778 09780 08436
Bodensee 08435 08335 09776|Breisgau 08311 08315 08316|Baar 08326|Oberbayern 091|Niederbayern 092|Oberpfalz 093|Oberfranken 094|Mittelfranken 095|Unterfranken 096
Franken 094 095 096|Chiemgau 09189 09187|Hallertau 09273 09186 09178|Fichtelgebirge 09479 09472|Mosel 07135 07211 07231 07235|Lahn 06532 06533 06534 07141|Weser 03252 03255 03256 03361|Rhön 09673 06631 16063|Saar 10`,
  pl: `Mazowsze 14|Wielkopolska 30|Małopolska 12|Śląsk 24 16 02|Górny Śląsk 24 16|Dolny Śląsk 02|Opolszczyzna 16|Pomorze 22 32 04|Pomorze Zachodnie 32
Kujawy 04|Podlasie 20|Podkarpacie 18|Lubelszczyzna 06|Warmia 28|Mazury 28|Kaszuby 2201 2205 2206 2204 2215 2211|Żuławy 2210 2814 2804|Podhale 1211 1217
Tatry 1217|Bieszczady 1801 1821|Beskidy 2417 2402 1215 1211|Świętokrzyskie 26|Kielecczyzna 26|Zagłębie 2401 2465 2475|Ziemia Lubuska 08|Roztocze 0602 0618 0620`,
};

/** An area: the words of its key, and the prefixes of its district codes. */
interface Area {
  words: string[];
  codes: string[];
}

const officialAreas = { de: areasFromNames(landNames), pl: areasFromNames(voivodeships) };

const areas: Readonly<Record<Country, readonly Area[]>> = {
  de: [...officialAreas.de, ...parseAreas(areaAliases.de)],
  pl: [...officialAreas.pl, ...parseAreas(areaAliases.pl)],
};

/** Returns the Land or voivodeship of a district code; empty without a code. */
export function landName(country: Country, district: string): string {
  return (country === 'de' ? landNames : voivodeships)[district.slice(0, 2)] ?? '';
}

/** Returns whether a key is the name of a district and not of a town that is one. */
export const isDistrictName = (key: string): boolean =>
  /kreis|^powiat|region|land$|verband/.test(key);

/** Returns the prefixes of the district codes of an area by its name; undefined if there is none. */
export function findAreaByName(country: Country, words: readonly string[]): string[] | undefined {
  const whole = words.join(' ');
  const joined = words.join('');
  const exact = areas[country].filter(
    (area) =>
      area.words.join(' ') === whole || (joined.length < 9 && area.words.join('') === joined),
  );
  if (exact.length > 0) return exact.flatMap(({ codes }) => codes);
  if (country === 'de') return undefined;
  const inflected = areas.pl.filter((area) => isInflectionOf(words, area.words));
  return inflected.length > 0 ? inflected.flatMap(({ codes }) => codes) : undefined;
}

/** Like `findAreaByName`, but also matches abbreviations: Westf., Maz., Rh.-Pf. */
export function findArea(
  country: Country,
  words: readonly string[],
  candidates = areas[country],
): string[] | undefined {
  const exact = findAreaByName(country, words);
  if (exact || words.join('').length < 2) return exact;
  const abbreviated = candidates.filter((area) => isAbbreviationOf(words, area.words));
  return abbreviated.length > 0 ? abbreviated.flatMap(({ codes }) => codes) : undefined;
}

/** Like `findArea`, but matches abbreviations only of Länder and voivodeships: woj. maz. is not Mazury. */
export const findLand = (country: Country, words: readonly string[]): string[] | undefined =>
  findArea(country, words, officialAreas[country]);

/** Returns whether the code is that of a city state, whose name means the city. */
export const isCityState = (country: Country, [code = '', ...more]: readonly string[]): boolean =>
  country === 'de' && more.length === 0 && /^(02|04|11)$/.test(code);

/** Returns whether Polish words are an inflected form of others, word by word; all but the first may be abbreviated. */
export function isInflectionOf(words: readonly string[], others: readonly string[]): boolean {
  return (
    words.length === others.length &&
    words.every((word, index) => {
      const other = others[index] ?? '';
      if (word === other) return true;
      if (word[0] !== other[0]) return false;
      if (index > 0 && isWordAbbreviation(word, other)) return true;
      const stems = polishStems(other);
      return polishStems(word).some((stem) => stems.includes(stem));
    })
  );
}

function areasFromNames(names: Readonly<Record<string, string>>): Area[] {
  return Object.entries(names).map(([code, name]) => ({ words: keyWords(name), codes: [code] }));
}

function parseAreas(text: string): Area[] {
  return text.split(/[|\n]/).map((line) => ({
    words: keyWords(line.replace(/[\d ]+$/, '')),
    codes: line.match(/\d+/g) ?? [],
  }));
}

function keyWords(name: string): string[] {
  return placeKey(name).split(' ');
}
