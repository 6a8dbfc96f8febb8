import type { AfterErrorHook, APIError } from 'payload';
import { type Trouble, troubleOf } from '../database/trouble.ts';
import { inLanguage, type StudioText, text } from '../labels.ts';

/** What staff are told of a database that does not do its work. */
const troubles: Record<Trouble, StudioText> = {
  full: text(
    'Nicht gespeichert: Der Datenträger des Servers ist voll. Lassen Sie das Formular offen und sagen Sie der Technik Bescheid.',
    'Nie zapisano: dysk serwera jest pełny. Zostaw formularz otwarty i powiadom dział techniczny.',
    'Not saved: the disk of the server is full. Leave the form open and tell whoever runs the server.',
  ),
  locked: text(
    'Nicht gespeichert: Die Datenbank ist gerade belegt. Bitte gleich noch einmal.',
    'Nie zapisano: baza danych jest teraz zajęta. Spróbuj za chwilę.',
    'Not saved: the database is busy. Please try again in a moment.',
  ),
  away: text(
    'Nicht gespeichert: Die Datenbank antwortet nicht. Lassen Sie das Formular offen und versuchen Sie es gleich noch einmal.',
    'Nie zapisano: baza danych nie odpowiada. Zostaw formularz otwarty i spróbuj za chwilę.',
    'Not saved: the database does not answer. Leave the form open and try again in a moment.',
  ),
  damaged: text(
    'Nicht gespeichert: Die Datenbank ist beschädigt. Sagen Sie bitte gleich der Technik Bescheid.',
    'Nie zapisano: baza danych jest uszkodzona. Natychmiast powiadom dział techniczny.',
    'Not saved: the database is damaged. Please tell whoever runs the server at once.',
  ),
};

/**
 * Tells the form which fields were refused and why, and what keeps the database from its work. Payload knows its own errors by their
 * class, and the studio's bundle holds that class twice (once for what runs the jobs), so without this a refusal reached the form
 * without its fields, or as an unknown error.
 */
export const answerWithFields: AfterErrorHook = ({ error, req }) => {
  const { data, isPublic, message, status } = error as Partial<APIError>;
  if (!isPublic || !message) {
    const trouble = troubleOf(error);
    if (!trouble) return undefined;
    const told = inLanguage(troubles[trouble], req.i18n?.language);
    return { response: { errors: [{ message: told }] }, status: 503 };
  }
  const fields = Array.isArray((data as { errors?: unknown } | null | undefined)?.errors);
  const told = fields ? { name: 'ValidationError', data: data ?? undefined, message } : { message };
  return { response: { errors: [told] }, status };
};
