import type { Country } from './locales.ts';

/** A part of the text of a telephone field. */
export interface TelephonePart {
  text: string;
  /** The link to dial, `tel:+49231557788`; undefined for text that is no number. */
  href?: string;
}

/** Dashes of all kinds. */
const dash = String.raw`\p{Pd}\u2212`;
/** Characters within a number, including invisible ones. */
const within = String.raw`\d\s\p{Cf}().\/${dash}`;

const extension = String.raw`(?:durchwahl|dw|nebenstelle|nst|apparat|app|extension|ext|wewn\p{L}*|wew|int|x)(?!\p{L})[\s.:]*(\d{1,6})`;
/** Separators between numbers. A slash or dash is one only before a complete number: 0231/557788 is one number. */
const numberSeparator = new RegExp(
  String.raw`(\s*(?:[;\n|•·]|,(?!\s*${extension})|(?<!\p{L})(?:oder|und|bzw\.?|or|and|lub|albo|oraz|i)(?!\p{L}))\s*|\s+[${dash}]\s+(?=[+(]|0[\d\s/]{5,})|(?<=\d)\s+(?=\(?\+))`,
  'iu',
);
/** A number as typed: from its plus, bracket or first digit to its last digit. */
const number = new RegExp(String.raw`(?:[+(][\s\p{Cf}(+]*)?\d(?:[${within}]*\d)?`, 'gu');
const extensionBehind = new RegExp(String.raw`^[\s,;./()${dash}]*${extension}\)?`, 'iu');
/** Vanity numbers: 0800 OILWAY. */
const vanityNumber = new RegExp(
  String.raw`(?:(?:\+|00)49[\s(]*0?|0)(?:700|800|900|180)[${within}]*\p{Lu}[\p{Lu}${within}]*(?!\p{Ll})|80[01][${within}]*\p{Lu}[\p{Lu}${within}]*(?!\p{Ll})`,
  'u',
);
/** Fax numbers, which get no link. */
const faxPattern = /(?<!\p{L})(?:tele)?fax(?!\p{L})|faks/iu;

/** Emergency numbers, and service numbers of the Bundesnetzagentur and of UKE without an area code, dialed unchanged. */
const short: Record<Country, RegExp> = {
  de: /^(?:11[0257]|116\d{3}|118\d{2,3})$/,
  pl: /^(?:112|98[456]|99\d|116\d{3}|118\d{3}|19\d{3})$/,
};
const codes: Record<Country, string> = { de: '49', pl: '48' };

/**
 * Splits a field's text into parts: each dialable number with its link, and the text around them without one. National numbers are those of
 * `country`. An extension becomes `;ext=12` (RFC 3966).
 */
export function telephoneParts(text: string, country: Country): TelephonePart[] {
  const parts: TelephonePart[] = [];
  const add = (part: TelephonePart) => {
    if (part.text === '') return;
    const last = parts.at(-1);
    if (last && !last.href && !part.href) last.text += part.text;
    else parts.push(part);
  };
  for (const [at, piece] of split(text).entries()) {
    if (at % 2 === 1 || faxPattern.test(piece)) add({ text: piece });
    else for (const part of partsOf(piece, country)) add(part);
  }
  return parts;
}

/** Returns the dialable numbers of a field's text. */
export function telephonesIn(text: string, country: Country): Required<TelephonePart>[] {
  return telephoneParts(text, country).filter(
    (part): part is Required<TelephonePart> => part.href !== undefined,
  );
}

/** Returns the first dialable number, as `+49231557788`, without its extension. */
export function firstTelephone(text: string, country: Country): string | undefined {
  return telephonesIn(text, country)[0]?.href.replace(/^tel:|;.*$/g, '');
}

/** Returns a typed URL unchanged; one that begins with `tel:` in dialable form, or undefined where it is not dialable. */
export function normalizeTelUrl(address: string | undefined, country: Country): string | undefined {
  if (!address || !/^\s*tel:/i.test(address)) return address;
  const typed = decoded(address.replace(/^\s*tel:/i, '')).replace(/;ext=/i, ' ext ');
  return telephonesIn(typed, country)[0]?.href;
}

/** Separators are at the odd indices. */
function split(text: string): string[] {
  const pieces: string[] = [];
  let [from, at] = [0, 0];
  for (;;) {
    const found = numberSeparator.exec(text.slice(at));
    if (!found) return [...pieces, text.slice(from)];
    const start = at + found.index;
    const [separator] = found;
    pieces.push(text.slice(from, start), separator);
    from = start + separator.length;
    at = from;
  }
}

function* partsOf(piece: string, country: Country): Generator<TelephonePart> {
  const vanity = vanityNumber.exec(piece);
  if (vanity && vanity[0].replace(/\P{Lu}/gu, '').length >= 3) {
    yield* withSurroundings(piece, vanity.index, vanity[0].trimEnd(), (typed) =>
      dialled(typed.replace(/\p{Lu}/gu, keypadDigit), country),
    );
    return;
  }
  for (const found of piece.matchAll(number)) {
    const typed = firstOf(found[0], country);
    const digits = dialled(typed, country);
    if (digits === undefined) continue;
    const [extensionText = '', own] =
      extensionBehind.exec(piece.slice(found.index + typed.length)) ?? [];
    const end = found.index + typed.length + extensionText.length;
    yield { text: piece.slice(0, found.index) };
    yield {
      text: piece.slice(found.index, end),
      href: `tel:${digits}${own ? `;ext=${own}` : ''}`,
    };
    yield* partsOf(piece.slice(end), country);
    return;
  }
  yield { text: piece };
}

function* withSurroundings(
  piece: string,
  at: number,
  typed: string,
  dial: (typed: string) => string | undefined,
): Generator<TelephonePart> {
  const digits = dial(typed);
  yield { text: piece.slice(0, at) };
  yield { text: typed, ...(digits && { href: `tel:${digits}` }) };
  yield { text: piece.slice(at + typed.length) };
}

/** The letters on telephone keys (E.161). */
const keys = ['ABC', 'DEF', 'GHI', 'JKL', 'MNO', 'PQRS', 'TUV', 'WXYZ'];
const keypadDigit = (letter: string): string => {
  const plain = letter.normalize('NFD').charAt(0);
  return String(keys.findIndex((all) => all.includes(plain)) + 2);
};

/** Returns the first of several numbers separated by slashes; a number continues until it has more than an area code. */
function firstOf(typed: string, country: Country): string {
  let whole = '';
  for (const part of typed.split(/(?=\/)/)) {
    const nationalDigits = national(whole, country).length;
    const isNext =
      /^\/[\s(]*[+0]/.test(part) && nationalDigits > 2 && dialled(part.slice(1), country);
    if (whole !== '' && (nationalDigits > 5 || (isNext && dialled(whole, country)))) break;
    whole += part;
  }
  return whole.replace(/[^\d)]+$/u, '');
}

const digitsOf = (typed: string): string => typed.replace(/\D/g, '');

/** Returns the digits after the country code, without the zero before an area code. */
function national(typed: string, country: Country): string {
  const code = codes[country];
  const digits = digitsOf(typed);
  return digits.replace(
    new RegExp(`^(?:${hasCountryCode(typed) ? '\\d\\d' : `00${code}`})?0?`),
    '',
  );
}

/** Returns whether a number begins with a country code: +49, (+49), 0049. */
const hasCountryCode = (typed: string): boolean =>
  /^[\s\p{Cf}(]*\+/u.test(typed) || /^[\s\p{Cf}(]*00(?!0)/u.test(typed.replace(/[\s.-]/g, ''));

/** Returns the dialable digits, with `+` before a country code; undefined for an invalid number. */
function dialled(typed: string, country: Country): string | undefined {
  const code = codes[country];
  const digits = digitsOf(typed);
  if (hasCountryCode(typed)) return international(digitsOf(typed.replace(/\(\s*0\s*\)/g, '')));
  if (short[country].test(digits)) return digits;
  if (country === 'pl') {
    const own = digits.replace(/^0(?=\d{9}$)/, '').replace(/^48(?=\d{9}$)/, '');
    return international(code + own);
  }
  if (digits.startsWith('0')) return international(code + digits.slice(1));
  return new RegExp(`^${code}\\d{8,}$`).test(digits) ? international(digits) : undefined;
}

/** @param digits from the country code on, perhaps after 00. */
function international(digits: string): string | undefined {
  const plain = digits.replace(/^00/, '').replace(/^(49|48)0/, '$1');
  const isWhole = plain.startsWith('48')
    ? /^48[1-9]\d{8}$/.test(plain)
    : plain.startsWith('49')
      ? /^49[1-9]\d{4,12}$/.test(plain)
      : /^[1-9]\d{7,14}$/.test(plain);
  return isWhole ? `+${plain}` : undefined;
}

function decoded(text: string): string {
  try {
    return decodeURIComponent(text);
  } catch {
    return text;
  }
}
