import type { Country } from '../domain/projection.ts';

/** The source's names of Polish districts that are English or have a slip, by TERYT code. */
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

/** In Baden-Württemberg no range of numbers tells the towns that are districts of their own. */
const townsOfBaden = /^08(111|121|211|212|221|222|231|311|421)$/;

/**
 * A district as people call it: `Kreis Unna`, `Landkreis Celle`, `Rems-Murr-Kreis`, `powiat pruszkowski`; a town that is
 * a district is called by its name.
 */
export function districtName(country: Country, code: string, given: string): string {
  if (country === 'pl') {
    if (Number(code.slice(2)) > 60) return given === 'Lodz' ? 'Łódź' : given;
    return `powiat ${polishNames[code] ?? given.replace(/^powiat /i, '')}`;
  }
  const name = given
    .replace(/^(Kreisfreie Stadt|Stadtkreis|Landkreis|Kreis|Landeshauptstadt) /, '')
    .replace(/,.*$/, '')
    .replace('i.d.OPf.', 'in der Oberpfalz')
    .replace('i.Fichtelgebirge', 'im Fichtelgebirge')
    .replace(/^Sächsische Schweiz$/, 'Sächsische Schweiz-Osterzgebirge')
    .replace(/ \(Oldenburg\)$/, '');
  if (isTown(code) || name.endsWith(' Land') || /kreis|^Region|region |verband/i.test(name))
    return name;
  return `${/^0[15]/.test(code) ? 'Kreis' : 'Landkreis'} ${name}`;
}

/** Whether a German district is one town. */
function isTown(code: string): boolean {
  const number = Number(code.slice(3));
  if (/^(02|04|11)/.test(code)) return true;
  if (code.startsWith('08')) return townsOfBaden.test(code);
  if (/^(09|12|16)/.test(code))
    return number < 66 && number > 50 && code !== '12060' && !/^(12|16)06/.test(code);
  if (/^(13|14|15)/.test(code)) return number < 14;
  if (code.startsWith('10')) return false;
  return number < 25 && code !== '03241';
}
