import type { Country } from '@oilway/store/locales.ts';

const noBreak = '\u00a0';
/** Zero width; prevents a line break on both sides. */
const wordJoiner = '\u2060';

const units: Record<Country, RegExp> = {
  de: /(\d) (?=(?:€|%|°C|km|mm|cm|m|kg|t|l|Liter|Litern|Minuten|Minute|Uhr|Jahre|Jahren|Monate|Monaten|Tage|Tagen|Wochen|Stunden|Sekunden|Tonnen|Personen|Zeichen|MB|min|Stationen|Kilometer|Euro|Fahrzeuge|Fahrzeugen|Prozent|Nm|mm²\/s)(?![\p{L}\d]))/gu,
  pl: /(\d) (?=(?:zł|°C|km|mm|cm|m|kg|t|l|tys\.|litr|litra|litry|litrów|ton|tony|dni|tygodni|sekund|osób|osoby|znaków|placówek|placówki|klubom|roku|euro|MB|min|minut|minuty|minutach|lat|lata|miesięcy|miesiące|godzin|stacji|stacje|pojazdów|Nm|mm²\/s|r\.)(?![\p{L}\d]))/gu,
};

/** Keeps an oil grade such as 5W-30 on one line. */
const grade: [RegExp, string] = [/(?<!\d)(\d{1,2}W-)(?=\d)/g, `$1${wordJoiner}`];

/** Keeps a manufacturer's approval such as VW 508 00 or MB 229.52 on one line. */
const approvals: [RegExp, string][] = [
  [/\b(VW|MB) (?=\d)/g, `$1${noBreak}`],
  [/\b(50\d) (?=00\b)/g, `$1${noBreak}`],
];

const rules: Record<Country, [RegExp, string][]> = {
  de: [
    [/\b(z\.|d\.) (?=[BhA]\.)/g, `$1${noBreak}`],
    grade,
    ...approvals,
    [/(§§?|Art\.|Abs\.|Nr\.|Satz) (?=\d)/g, `$1${noBreak}`],
  ],
  // Polish typography: no one-letter word at the end of a line.
  pl: [
    grade,
    ...approvals,
    [/(?<![\p{L}\d])([aiouwzAIOUWZ]) (?=\S|$)/gu, `$1${noBreak}`],
    [/(?<!\p{L})(art\.|ust\.|pkt|nr|ul\.|al\.|sp\.) (?=\S)/giu, `$1${noBreak}`],
  ],
};

/** Keeps a telephone number on one line. */
const telephone = /\+4[89](?: \d+)+/g;

/** URLs and email addresses stay unchanged, so that they can be copied. */
const isUrlOrEmail = (word: string) => word.includes('://') || word.includes('@');

/**
 * Returns a text with no-break spaces: between a number and its unit, after § and art., after Polish one-letter words, and within an oil grade.
 * Idempotent.
 */
export function typesetText(locale: Country, text: string): string {
  let [output, pending] = ['', ''];
  for (const part of text.match(/\s+|\S+/gu) ?? [])
    if (isUrlOrEmail(part)) {
      output += typesetWords(locale, pending) + part;
      pending = '';
    } else pending += part;
  return output + typesetWords(locale, pending);
}

function typesetWords(locale: Country, text: string): string {
  const dialled = text.replace(telephone, (number) => number.replaceAll(' ', noBreak));
  const thousands =
    locale === 'pl' ? dialled.replace(/(\d) (?=\d{3}(?!\d))/g, `$1${noBreak}`) : dialled;
  const measured = thousands.replace(units[locale], `$1${noBreak}`);
  return rules[locale].reduce((result, [from, to]) => result.replace(from, to), measured);
}
