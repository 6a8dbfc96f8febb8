/** The longest name that is kept, in characters, without its ending. */
const longest = 100;

/** An ending begins with a letter, so that `Preisliste 2.5` and `Stand 1.9.2026 Herbst` have none to lose. */
const writtenEnding = /\.\p{L}[\p{L}\p{N}]{0,9}$/u;

/** Signs of a name that mean nothing to a system or a header: dashes, quotation marks, currencies and what stands in titles. */
const plainSign = /[^\p{L}\p{M}\p{N}\p{Pd}\p{Pi}\p{Pf}\p{Sc}„‚ ()[\]+,;&%#!'´§°·…._-]/gu;

/** @returns a file's name as it was before a browser wrote it into a multipart form (WHATWG HTML, *multipart/form-data*). */
export const sentName = (name: string): string =>
  name.replaceAll('%22', '"').replaceAll(/%0[AD]/gi, ' ');

/**
 * The name of a sent file without its path and without signs that mean something to a system, a header or a reader's eye;
 * its ending is that of its type.
 * @param unnamed what a file is called where nothing is left.
 */
export function safeName(name: string, ending: string, unnamed = 'datei'): string {
  const own = sentName(name)
    .normalize('NFC')
    .replace(/^.*[/\\]/s, '')
    .replaceAll(/\p{Cf}|\p{Cs}|\p{NChar}/gu, '')
    .replaceAll(/[\s\p{Cc}]+/gu, ' ')
    .replace(writtenEnding, '')
    .replaceAll('"', "'")
    .replaceAll(plainSign, '_')
    .replaceAll(/ {2,}/g, ' ')
    .replace(/^[. ]+/, '');
  const cut = [...own]
    .slice(0, longest)
    .join('')
    .replace(/[. ]+$/, '');
  return `${cut || unnamed}${ending}`;
}

/**
 * What a file is called where it is saved: dots become underscores, also those inside a title, unless it is a zip
 * (specification, sections 7 and 9). The last dot stays with its ending, or no program would know what to open it with.
 */
export function downloadName(name: string, { print = false } = {}): string {
  const at = name.lastIndexOf('.');
  const [own, ending] = at > 0 ? [name.slice(0, at), name.slice(at)] : [name, ''];
  const plain = ending.toLowerCase() === '.zip' ? own : own.replaceAll('.', '_');
  return `${print ? 'Print-' : ''}${plain}${ending}`;
}

/** A name as it is read: a sign that became an underscore leaves none beside a space, at the beginning or before the ending. */
export function shownName(name: string): string {
  const shown = name
    .replaceAll(/(?<=^|\s)_+|_+(?=\s|$|\.[^.]*$)/g, '')
    .replaceAll(/ {2,}/g, ' ')
    .trim();
  return /^\.?[^.]*$/.test(shown) ? name : shown;
}

/** What a file is called where nobody has given it a title: its name, in words. */
export function titleOf(name: string): string {
  const words = name
    .replace(/\.[^.]*$/, '')
    .replaceAll(/[_ ]+/g, ' ')
    .trim();
  return words || name;
}
