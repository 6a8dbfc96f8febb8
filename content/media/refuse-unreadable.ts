import { decoded } from '@oilway/store/library/text-encoding.ts';
import { svgMediaType } from '@oilway/store/svg/svg-image.ts';
import { fileTypeFromBuffer } from 'file-type';
import { APIError, type CollectionBeforeOperationHook, type PayloadRequest } from 'payload';
import sharp from 'sharp';
import { inLanguage, type StudioText, text } from '../labels.ts';
import { refuseLargeImage } from './image-size.ts';

/** Image types that are stored unchanged. */
export const imageTypes = ['image/jpeg', 'image/png', 'image/webp', 'image/avif'];

const allowedFormats = {
  de: 'Möglich sind JPEG, PNG, WebP, AVIF und SVG.',
  pl: 'Dozwolone są JPEG, PNG, WebP, AVIF i SVG.',
  en: 'JPEG, PNG, WebP, AVIF and SVG are allowed.',
};

/** Without colons: the studio's messages split the text after a colon at its commas. */
const messages = {
  empty: text(
    '{name} ist leer, die Datei hat 0 Bytes. Bitte laden Sie sie noch einmal von ihrer Quelle.',
    'Plik {name} jest pusty (0 bajtów). Prosimy pobrać go ponownie ze źródła.',
    '{name} is empty, the file has 0 bytes. Please get it from its source once more.',
  ),
  broken: text(
    '{name} ist als {kind} beschädigt oder unvollständig und lässt sich nicht lesen. Bitte laden Sie das Bild noch einmal von seiner Quelle, oder speichern Sie es in einem Bildprogramm neu.',
    'Plik {name} ({kind}) jest uszkodzony lub niepełny i nie da się go odczytać. Prosimy pobrać obraz ponownie ze źródła albo zapisać go na nowo w programie graficznym.',
    '{name} is a damaged or incomplete {kind} and cannot be read. Please get the picture from its source once more, or save it anew in an image editor.',
  ),
  picture: text(
    `{name} ist ein Bild im Format {kind}, das hier nicht möglich ist. Bitte speichern Sie es in einem Bildprogramm als JPEG oder PNG. ${allowedFormats.de}`,
    `Plik {name} to obraz w formacie {kind}, który nie jest tu dozwolony. Prosimy zapisać go w programie graficznym jako JPEG lub PNG. ${allowedFormats.pl}`,
    `{name} is a picture in the format {kind}, which is not possible here. Please save it as JPEG or PNG in an image editor. ${allowedFormats.en}`,
  ),
  phone: text(
    '{name} ist ein Foto im Format {kind}, das hier nicht möglich ist. Wählen Sie auf dem iPhone Einstellungen › Kamera › Formate › „Maximale Kompatibilität“, dann entstehen Fotos als JPEG. Ein vorhandenes Foto bitte als JPEG exportieren.',
    'Plik {name} to zdjęcie w formacie {kind}, który nie jest tu dozwolony. Na iPhonie prosimy wybrać Ustawienia › Aparat › Formaty › „Największa zgodność”, wtedy zdjęcia powstają jako JPEG. Istniejące zdjęcie prosimy wyeksportować jako JPEG.',
    '{name} is a photo in the format {kind}, which is not possible here. On an iPhone choose Settings › Camera › Formats › “Most Compatible”, then photos are taken as JPEG. Please export an existing photo as JPEG.',
  ),
  other: text(
    `{name} ist kein Bild, sondern eine Datei vom Typ {kind}. ${allowedFormats.de}`,
    `{name} nie jest obrazem, lecz plikiem typu {kind}. ${allowedFormats.pl}`,
    `{name} is not a picture but a file of the type {kind}. ${allowedFormats.en}`,
  ),
  unknown: text(
    `{name} ist kein Bild, das sich lesen lässt. ${allowedFormats.de}`,
    `{name} nie jest obrazem, który da się odczytać. ${allowedFormats.pl}`,
    `{name} is no picture that can be read. ${allowedFormats.en}`,
  ),
} satisfies Record<string, StudioText>;

interface Refusal {
  reason: keyof typeof messages;
  kind?: string;
}

/**
 * Refuses a file that is no image or cannot be decoded, with the detected type and the remedy, before other hooks process it. Possible SVG files are
 * left to `sanitizeSvgUpload`.
 * @throws APIError (400)
 */
export const refuseUnreadable: CollectionBeforeOperationHook = async ({ args, req }) => {
  const { file } = req;
  if (!file) return args;
  const refusal = await findRefusal(file, req);
  if (!refusal) return args;
  const message = inLanguage(messages[refusal.reason], req.i18n?.language)
    .replace('{name}', () => file.name)
    .replace('{kind}', () => refusal.kind ?? '');
  throw new APIError(message, 400, undefined, true);
};

type File = NonNullable<PayloadRequest['file']>;

async function findRefusal(file: File, req: PayloadRequest): Promise<Refusal | undefined> {
  const { data } = file;
  if (!data?.length) return { reason: 'empty' };
  const found = await fileTypeFromBuffer(data);
  if (!found || found.mime.endsWith('xml')) return findTextRefusal(file);
  const kind = formatName(found);
  if (/^image\/hei[cf]/.test(found.mime)) return { reason: 'phone', kind };
  if (!imageTypes.includes(found.mime))
    return { reason: found.mime.startsWith('image/') ? 'picture' : 'other', kind };
  await refuseLargeImage(data, req);
  return (await isDecodable(data)) ? undefined : { reason: 'broken', kind };
}

function formatName({ ext, mime }: { ext: string; mime: string }): string {
  if (/^image\/hei[cf]/.test(mime)) return 'HEIC';
  const names: Record<string, string> = {
    jpg: 'JPEG',
    tif: 'TIFF',
    webp: 'WebP',
    docx: 'Word',
    xlsx: 'Excel',
  };
  return names[ext] ?? ext.toUpperCase();
}

/** Handles files without a known signature: SVG, other text, or empty. */
function findTextRefusal({ data, mimetype, name }: File): Refusal | undefined {
  const begin = decoded(data.subarray(0, 10_000));
  if (/<svg[\s>]/i.test(begin)) return undefined;
  if (/^\s*<(!doctype html|html|head|body)\b/i.test(begin))
    return { reason: 'other', kind: 'HTML' };
  if (mimetype === svgMediaType || /\.svgz?$/i.test(name)) return undefined;
  if (begin.trimStart().startsWith('%PDF-')) return { reason: 'other', kind: 'PDF' };
  return { reason: 'unknown' };
}

/** Decodes all pixels, which detects a truncated file, without keeping the result. */
const isDecodable = (data: Buffer): Promise<boolean> =>
  sharp(data, { limitInputPixels: false })
    .resize(16)
    .toBuffer()
    .then(
      () => true,
      () => false,
    );
