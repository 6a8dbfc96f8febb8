/** Maximal length of a stored name without its extension: in characters, and in bytes, of which file systems allow 255. */
const maxLength = { characters: 100, bytes: 180 };

/** An extension begins with a letter, so that `Preisliste 2.5` and `Stand 1.9.2026 Herbst` have none. */
const extensionPattern = /\.\p{L}[\p{L}\p{N}]{0,9}$/u;

/** Reserved device names of Windows, with any extension. */
const reservedName = /^(?:con|prn|aux|nul|conin\$|conout\$|(?:com|lpt)[\d¹²³])(?= *(?:\.|$))/i;

/** Returns the file name before a browser's encoding for a multipart form (WHATWG HTML, *multipart/form-data*). */
export const decodeFormFilename = (name: string): string =>
  name.replaceAll('%22', '"').replaceAll(/%0[AD]/gi, ' ');

/**
 * Returns a file name that is safe to store and to serve: without its path, without special characters of file systems, and without deceptive ones
 * such as bidirectional overrides. The only function for external file names.
 * @param extension the extension of the file's detected type, with its dot; replaces the given one.
 * @param fallback the name where nothing is left.
 */
export function sanitizeFilename(name: string, extension: string, fallback = 'datei'): string {
  const base = decodeFormFilename(name)
    .toWellFormed()
    .normalize('NFC')
    // Before invisible characters are removed: a line break is a space to a reader.
    .replaceAll(/[\p{Z}\t\n\v\f\r]+/gu, ' ')
    .replaceAll(/[\p{C}\ufffd\u115f\u1160\u3164\uffa0]/gu, '')
    .replace(/^.*[/\\]/, '')
    .trim()
    .replace(extensionPattern, '')
    .replaceAll('"', "'")
    .replaceAll(/ {2,}/g, ' ')
    .replaceAll(/[:*?<>|]/g, '_');
  const hasExtensionAlready = extension !== '' && base.toLowerCase().endsWith(extension);
  const trimmed = truncateName(hasExtensionAlready ? base.slice(0, -extension.length) : base)
    .replace(/^[. ]+/, '')
    .replace(/[. ]+$/, '')
    .replace(reservedName, '_$&');
  return `${trimmed || fallback}${extension}`;
}

/** Returns a name for a header's `filename*=UTF-8''` (RFC 8187). */
export const encodeFilename = (name: string): string =>
  encodeURIComponent(name).replaceAll(
    /['()*]/g,
    (sign) => `%${sign.charCodeAt(0).toString(16).toUpperCase()}`,
  );

function truncateName(name: string): string {
  let [bytes, cut] = [0, ''];
  for (const character of [...name].slice(0, maxLength.characters)) {
    bytes += new TextEncoder().encode(character).length;
    if (bytes > maxLength.bytes) break;
    cut += character;
  }
  return cut;
}
