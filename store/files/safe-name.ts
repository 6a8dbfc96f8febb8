/** The longest name that is kept, without its ending: in characters, and in bytes, of which file systems take 255. */
const longest = { characters: 100, bytes: 180 };

/** An ending begins with a letter, so that `Preisliste 2.5` and `Stand 1.9.2026 Herbst` have none to lose. */
const writtenEnding = /\.\p{L}[\p{L}\p{N}]{0,9}$/u;

/** Names of devices in Windows, whatever their ending. */
const device = /^(?:con|prn|aux|nul|conin\$|conout\$|(?:com|lpt)[\d¹²³])(?= *(?:\.|$))/i;

/** Returns the name as it was before a browser wrote it into a multipart form (WHATWG HTML, *multipart/form-data*). */
export const sentName = (name: string): string =>
  name.replaceAll('%22', '"').replaceAll(/%0[AD]/gi, ' ');

/**
 * The name of a file as it is kept and given out: without its path, and without signs that mean something to a system or deceive a reader,
 * such as those that turn the direction of writing around. The only function for names that come from outside.
 * @param ending of what the file is by its content, with its dot; the one that is written goes.
 * @param unnamed what a file is called of whose name nothing is left.
 */
export function safeName(name: string, ending: string, unnamed = 'datei'): string {
  const own = sentName(name)
    .toWellFormed()
    .normalize('NFC')
    // Before invisible characters go: a line break is a space to a reader.
    .replaceAll(/[\p{Z}\t\n\v\f\r]+/gu, ' ')
    .replaceAll(/[\p{C}\ufffd\u115f\u1160\u3164\uffa0]/gu, '')
    .replace(/^.*[/\\]/, '')
    .trim()
    .replace(writtenEnding, '')
    .replaceAll('"', "'")
    .replaceAll(/ {2,}/g, ' ')
    .replaceAll(/[:*?<>|]/g, '_');
  const isTwice = ending !== '' && own.toLowerCase().endsWith(ending);
  const cut = shortened(isTwice ? own.slice(0, -ending.length) : own)
    .replace(/^[. ]+/, '')
    .replace(/[. ]+$/, '')
    .replace(device, '_$&');
  return `${cut || unnamed}${ending}`;
}

/** A name as a header holds it behind `filename*=UTF-8''` (RFC 8187). */
export const encodedName = (name: string): string =>
  encodeURIComponent(name).replaceAll(
    /['()*]/g,
    (sign) => `%${sign.charCodeAt(0).toString(16).toUpperCase()}`,
  );

function shortened(name: string): string {
  let [bytes, cut] = [0, ''];
  for (const character of [...name].slice(0, longest.characters)) {
    bytes += new TextEncoder().encode(character).length;
    if (bytes > longest.bytes) break;
    cut += character;
  }
  return cut;
}
