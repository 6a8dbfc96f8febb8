import type { Country } from '../domain/projection.ts';

/** Corrections of Polish district names that GeoNames has in English or misspelled, by TERYT code. */
const polishNames: Readonly<Record<string, string>> = {
  '0203': 'głogowski',
  '0204': 'górowski',
  '0205': 'jaworski',
  '0206': 'karkonoski',
  '0207': 'kamiennogórski',
  '0208': 'kłodzki',
  '0210': 'lubański',
  '0211': 'lubiński',
  '0212': 'lwówecki',
  '0213': 'milicki',
  '0214': 'oleśnicki',
  '0215': 'oławski',
  '0216': 'polkowicki',
  '0217': 'strzeliński',
  '0218': 'średzki',
  '0219': 'świdnicki',
  '0220': 'trzebnicki',
  '0221': 'wałbrzyski',
  '0222': 'wołowski',
  '0224': 'ząbkowicki',
  '0225': 'zgorzelecki',
  '0226': 'złotoryjski',
  '0415': 'toruński',
  '0603': 'chełmski',
  '1005': 'łowicki',
  '1019': 'zduńskowolski',
  '1425': 'radomski',
  '1432': 'warszawski zachodni',
  '1602': 'głubczycki',
  '1816': 'rzeszowski',
  '2007': 'łomżyński',
  '2204': 'gdański',
  '2402': 'bielski',
  '2415': 'wodzisławski',
  '2612': 'staszowski',
  '3010': 'koniński',
  '3013': 'leszczyński',
};

/** Urban districts of Baden-Württemberg, whose codes form no range. */
const urbanDistrictsOfBadenWuerttemberg = /^08(111|121|211|212|221|222|231|311|421)$/;

/**
 * Returns the common name of a district: `Kreis Unna`, `Landkreis Celle`, `Rems-Murr-Kreis`, `powiat pruszkowski`; the town's
 * name for an urban district.
 */
export function districtName(country: Country, code: string, sourceName: string): string {
  if (country === 'pl') {
    if (Number(code.slice(2)) > 60) return sourceName === 'Lodz' ? 'Łódź' : sourceName;
    return `powiat ${polishNames[code] ?? sourceName.replace(/^powiat /i, '')}`;
  }
  const name = sourceName
    .replace(/^(Kreisfreie Stadt|Stadtkreis|Landkreis|Kreis|Landeshauptstadt) /, '')
    .replace(/,.*$/, '')
    .replace('i.d.OPf.', 'in der Oberpfalz')
    .replace('i.Fichtelgebirge', 'im Fichtelgebirge')
    .replace(/^Sächsische Schweiz$/, 'Sächsische Schweiz-Osterzgebirge')
    .replace(/ \(Oldenburg\)$/, '');
  if (
    isUrbanDistrict(code) ||
    name.endsWith(' Land') ||
    /kreis|^Region|region |verband/i.test(name)
  )
    return name;
  return `${/^0[15]/.test(code) ? 'Kreis' : 'Landkreis'} ${name}`;
}

/** Returns whether a German district is a single town. */
function isUrbanDistrict(code: string): boolean {
  const number = Number(code.slice(3));
  if (/^(02|04|11)/.test(code)) return true;
  if (code.startsWith('08')) return urbanDistrictsOfBadenWuerttemberg.test(code);
  if (/^(09|12|16)/.test(code))
    return number < 66 && number > 50 && code !== '12060' && !/^(12|16)06/.test(code);
  if (/^(13|14|15)/.test(code)) return number < 14;
  if (code.startsWith('10')) return false;
  return number < 25 && code !== '03241';
}
