/** Normalizes typed and pasted text. Used by browser and server, so nothing here needs Node. */

/** Invisible characters: soft hyphens, zero-width spaces, directional marks, byte order marks, lone surrogates, noncharacters. */
const invisible =
  /[\u00ad\u061c\u180e\u200b\u200e\u200f\u202a-\u202e\u2060-\u206f\ufeff\ufff9-\ufffb]|\p{Cs}|\p{NChar}/gu;

/**
 * Windows-1252 characters at the positions of Latin-1's control characters, from U+0080 on: `O\u0092Brien` was `O’Brien`. U+0085 is a Unicode line
 * break.
 */
const windows1252 = '€ ‚ƒ„ †‡ˆ‰Š‹Œ Ž  ‘’“”•–—˜™š›œ žŸ';

/** Line breaks of Word (U+000B), PDFs (U+000C) and Unicode. */
const unicodeBreaks = '\\v\\f\\u0085\\u2028\\u2029';
const lineBreak = new RegExp(`\\r\\n|[\\r${unicodeBreaks}]`, 'g');
const spaceInLine = new RegExp(`[ \\t${unicodeBreaks}]+`, 'g');

/** Beside these characters a zero-width joiner has no effect; in emoji and in scripts such as Arabic and Hindi it joins characters. */
const needsNoJoiner = /^$|^[\s\p{P}\p{N}\p{Script=Latin}\p{Script=Greek}\p{Script=Cyrillic}]/u;

/** @returns the normalized text with `\n` line breaks, without control and invisible characters; tabs stay. */
export const cleanText = (typed: string): string =>
  withoutInvisible(typed.replace(lineBreak, '\n'), /[^\P{Cc}\n\t]/gu).trim();

/** @returns the text with each run of spaces and tabs collapsed to one space. Inner CR and LF stay, for the caller to reject. */
export const cleanLine = (typed: string): string =>
  withoutInvisible(typed.replace(spaceInLine, ' '), /[^\P{Cc}\r\n]/gu)
    .replace(/ {2,}/g, ' ')
    .trim();

/** @returns a telephone number with plain spaces, hyphens and digits; words and extensions stay. */
export const cleanPhone = (typed: string): string =>
  withoutInvisible(typed.replace(/\s+/g, ' '), /\p{Cc}/gu)
    .normalize('NFKC')
    .replace(/[\p{Pd}\u2043\u2212]/gu, '-')
    .replace(/\s+/g, ' ')
    .trim();

/** Maximal length of a telephone number, in characters. */
export const maxPhoneLength = 60;

/** Returns whether a text has enough digits for a telephone number; formats vary too much for a stricter check. */
export const isPhone = (cleaned: string): boolean => (cleaned.match(/\p{Nd}/gu) ?? []).length >= 3;

/**
 * @returns the bare mail address of `Name <address>`, `mailto:address?subject=…` and an address in quotes or with trailing punctuation. Anything else
 * is returned as a text that {@link isAddress} rejects.
 */
export function cleanAddress(typed: string): string {
  const line = cleanLine(typed).replace(/[\u200c\u200d]/g, '');
  const named = /^([^<>\r\n]*)<([^<>\r\n]*)>$/.exec(stripCharacters(line, '', trailingPunctuation));
  if (!named) return bareAddress(line);
  const [, name = '', inner = ''] = named;
  const address = bareAddress(inner);
  // Outlook writes `a@b.de<mailto:a@b.de>`; two different addresses are ambiguous.
  return !name.includes('@') || bareAddress(name) === address ? address : line;
}

const leadingPunctuation = ' \u00a0\u202f("„“”‚‘’«»,;:';
const trailingPunctuation = ' \u00a0\u202f.,;:!?)\'"„“”‚‘’«»';

function bareAddress(text: string): string {
  const behind = text.slice(stripCharacters(text, '', trailingPunctuation).length);
  // An apostrophe may begin an address, unless another one ends it.
  const inner = stripCharacters(
    text,
    behind.includes("'") ? `${leadingPunctuation}'` : leadingPunctuation,
    trailingPunctuation,
  );
  const link = /^mailto:([^?]*)/i.exec(inner)?.[1];
  return link === undefined
    ? inner
    : stripCharacters(decoded(link), leadingPunctuation, trailingPunctuation);
}

function stripCharacters(text: string, first: string, last: string): string {
  let [start, end] = [0, text.length];
  while (start < end && first.includes(text.charAt(start))) start += 1;
  while (start < end && last.includes(text.charAt(end - 1))) end -= 1;
  return text.slice(start, end);
}

function decoded(link: string): string {
  try {
    return decodeURIComponent(link);
  } catch {
    return link;
  }
}

/**
 * The permitted local part (RFC 5322, *atext*): no quotes or comments, and no encoded word (RFC 2047), which some servers decode to another address.
 */
const mailbox =
  /^(?!.*=\?[^?]*\?[bq]\?)[\w!#$%&'*+/=?^`{|}~-]+(\.[\w!#$%&'*+/=?^`{|}~-]+)*@(?=[\p{L}\p{M}\p{N}.-]+$)/iu;
const domainInAscii = /^([a-z\d]([a-z\d-]{0,61}[a-z\d])?\.)+([a-z]{2,}|xn--[a-z\d-]+)$/i;

/** Returns whether a text is one address; `name@müller.de` is valid because its domain has an ASCII form (RFC 5891). */
export function isAddress(cleaned: string): boolean {
  if (cleaned.length > 254 || !mailbox.test(cleaned)) return false;
  const [own = '', domain = ''] = cleaned.split('@');
  const host = `http://${domain}`;
  const ascii = URL.canParse(host) ? new URL(host).hostname : '';
  return domainInAscii.test(ascii) && own.length + ascii.length < 254;
}

function withoutInvisible(text: string, controls: RegExp): string {
  return text
    .replace(/[\u0080-\u009f]/g, (sign) => windows1252[sign.charCodeAt(0) - 0x80]?.trim() ?? '')
    .replace(controls, '')
    .replace(invisible, '')
    .replace(/([^\u200c\u200d]?)([\u200c\u200d]+)(?=(.?))/gsu, (_, left, joiners, right) =>
      needsNoJoiner.test(left) || needsNoJoiner.test(right) ? left : `${left}${joiners}`,
    );
}
