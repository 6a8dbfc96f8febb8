import { APIError, type PayloadRequest } from 'payload';
import { inLanguage, text } from '../labels.ts';

const tooLarge = text(
  'Mehr als 50 MB: Die Datei ist zu groß.',
  'Ponad 50 MB: plik jest za duży.',
  'More than 50 MB: the file is too large.',
);

/** Refuses a file beyond the limit of uploads, in the language of whoever sends it. @throws always, 413. */
export function refuseLargeFile({ request }: { request: Request }): never {
  // Payload hands in its own request here, whatever its types say.
  const { i18n } = request as unknown as PayloadRequest;
  throw new APIError(inLanguage(tooLarge, i18n?.language), 413, null, true);
}
