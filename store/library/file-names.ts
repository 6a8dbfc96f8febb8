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
