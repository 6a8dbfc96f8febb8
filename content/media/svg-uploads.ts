import { svgMediaType } from '@oilway/store/svg/svg-image.ts';
import { fileTypeFromBuffer } from 'file-type';
import {
  APIError,
  type CollectionBeforeChangeHook,
  type CollectionBeforeOperationHook,
  type PayloadRequest,
} from 'payload';
import { inLanguage, text } from '../labels.ts';
import { SvgError, sanitizeSvg } from './sanitize-svg.ts';

const messages: Record<SvgError['reason'], ReturnType<typeof text>> = {
  broken: text(
    'Diese Datei ist weder ein Bild noch eine lesbare SVG-Zeichnung.',
    'Ten plik nie jest ani zdjęciem, ani czytelnym rysunkiem SVG.',
    'This file is neither a picture nor a readable SVG drawing.',
  ),
  forbidden: text(
    'Diese Zeichnung enthält {what}. Möglich sind nur Formen und ihre Farben als Attribute: Wandeln Sie Texte in Pfade um und speichern Sie sie als einfaches SVG, ohne Bilder, Verläufe und Stile.',
    'Ten rysunek zawiera {what}. Dozwolone są tylko kształty i ich kolory jako atrybuty: teksty należy zamienić na ścieżki i zapisać plik jako zwykły SVG, bez obrazów, gradientów i stylów.',
    'This drawing contains {what}. Only shapes and their colours as attributes are allowed: turn texts into paths and save it as plain SVG, without pictures, gradients and styles.',
  ),
  large: text(
    'Diese Zeichnung ist zu groß: möglich sind 500 kB und 5000 Formen.',
    'Ten rysunek jest za duży: dozwolone jest 500 kB i 5000 kształtów.',
    'This drawing is too large: 500 kB and 5000 shapes are allowed.',
  ),
  size: text(
    'Diese Zeichnung sagt nicht in Pixeln, wie breit und hoch sie ist; möglich sind bis zu 4000.',
    'Ten rysunek nie podaje w pikselach szerokości i wysokości; dozwolone jest do 4000.',
    'This drawing does not say in pixels how wide and high it is; up to 4000 are allowed.',
  ),
};

/** Stores only the shapes of an SVG file, detected by content: it can be sent under any name. @throws APIError (400) for other content */
export const sanitizeSvgUpload: CollectionBeforeOperationHook = async ({ args, req }) => {
  const { file } = req;
  if (!file?.data?.length || !(await mayBeSvg(file))) return args;
  const data = Buffer.from(sanitizeOrThrow(file.data, req));
  const name = file.name.replace(/(\.[^.]*)?$/, '.svg');
  req.file = { ...file, data, name, mimetype: svgMediaType, size: data.length };
  return args;
};

/** Checks the bytes again right before they are written, regardless of their source. @throws APIError (400) */
export const refuseUnsanitizedSvg: CollectionBeforeChangeHook = ({ data, req }) => {
  const bytes = req.file?.data;
  if (!bytes || data.mimeType !== svgMediaType) return data;
  if (sanitizeOrThrow(bytes, req) === bytes.toString()) return data;
  throw new APIError(inLanguage(messages.broken, req.i18n?.language), 400, undefined, true);
};

/** Includes files without a known signature, such as any text. */
async function mayBeSvg({ data, mimetype, name }: File): Promise<boolean> {
  if (mimetype === svgMediaType || /\.svgz?$/i.test(name)) return true;
  const found = await fileTypeFromBuffer(data);
  return !found || found.mime.endsWith('xml');
}

type File = NonNullable<PayloadRequest['file']>;

function sanitizeOrThrow(bytes: Uint8Array, req: PayloadRequest): string {
  try {
    return sanitizeSvg(bytes);
  } catch (cause) {
    if (!(cause instanceof SvgError)) throw cause;
    const message = inLanguage(messages[cause.reason], req.i18n?.language);
    throw new APIError(
      message.replace('{what}', () => cause.message),
      400,
      undefined,
      true,
    );
  }
}
