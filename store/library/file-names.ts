/**
 * Returns the name of a download: dots become underscores, also those inside a title, unless it is a zip (specification, sections 7 and 9). The
 * extension's dot stays, so that programs recognize the type.
 */
export function downloadName(name: string, { print = false } = {}): string {
  const at = name.lastIndexOf('.');
  const [base, extension] = at > 0 ? [name.slice(0, at), name.slice(at)] : [name, ''];
  const safeBase = extension.toLowerCase() === '.zip' ? base : base.replaceAll('.', '_');
  return `${print ? 'Print-' : ''}${safeBase}${extension}`;
}

/** Returns the displayed name: an underscore beside a space, at the start or before the extension is removed. */
export function displayName(name: string): string {
  const cleaned = name
    .replaceAll(/(?<=^|\s)_+|_+(?=\s|$|\.[^.]*$)/g, '')
    .replaceAll(/ {2,}/g, ' ')
    .trim();
  return /^\.?[^.]*$/.test(cleaned) ? name : cleaned;
}

/** Returns the default title of a file: its name as words. */
export function defaultTitle(name: string): string {
  const words = name
    .replace(/\.[^.]*$/, '')
    .replaceAll(/[_ ]+/g, ' ')
    .trim();
  return words || name;
}
