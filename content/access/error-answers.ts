import { type Trouble, troubleOf } from '@oilway/store/database/trouble.ts';
import type { AfterErrorHook, APIError, PayloadRequest } from 'payload';
import { inLanguage, type StudioText, text } from '../labels.ts';
import { ended } from './forbidden.ts';

/** Messages for staff when the database fails. */
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

/** Messages for invalid input that Payload leaves to the database to detect, or fails on. */
const refusals = {
  reference: text(
    'Etwas davon verweist auf einen Eintrag, den es nicht gibt oder nicht mehr gibt. Nichts wurde gespeichert.',
    'Coś odsyła do wpisu, którego nie ma lub już nie ma. Nic nie zapisano.',
    'Something here refers to an entry that is not there, or no longer. Nothing was saved.',
  ),
  taken: text(
    'Ein Wert, den es nur einmal geben darf, etwa eine E-Mail-Adresse, ist schon vergeben. Nichts wurde gespeichert.',
    'Wartość, która musi być niepowtarzalna, na przykład adres e-mail, jest już zajęta. Nic nie zapisano.',
    'A value that may be there only once, such as a mail address, is taken already. Nothing was saved.',
  ),
  question: text(
    'Diese Anfrage lässt sich nicht lesen.',
    'Tego zapytania nie można odczytać.',
    'This request cannot be read.',
  ),
  value: text(
    'Eine Angabe passt nicht in ihr Feld oder lässt sich nicht speichern. Nichts wurde gespeichert.',
    'Któraś wartość nie pasuje do swojego pola lub nie można jej zapisać. Nic nie zapisano.',
    'A value does not fit its field or cannot be stored. Nothing was saved.',
  ),
};

/** Payload's English message for an upload whose content does not match its type. */
const notThatFile = text(
  'Diese Datei ist beschädigt oder von anderer Art, als ihr Name sagt.',
  'Ten plik jest uszkodzony albo innego rodzaju, niż wskazuje jego nazwa.',
  'This file is damaged, or of another kind than its name says.',
);

/**
 * Adds the refused fields with their messages, and database failures, to an error response. Payload recognizes its own errors by class, and the
 * studio's bundle holds that class twice (once for the job runner); without this hook a refusal reaches the form without its fields, or as an unknown
 * error. Input that the database rejects is answered as a client error.
 */
export const answerWithFields: AfterErrorHook = ({ error, req }) => {
  const { data, isPublic, message, status } = error as Partial<APIError>;
  const say = (words: StudioText, code: number) => ({
    response: { errors: [{ message: inLanguage(words, req?.i18n?.language) }] },
    status: code,
  });
  if ((status === 403 || status === 401) && req && !req.user && isPayloadsRefusal(message, req))
    return say(ended, status);
  if (isEnglishRefusal(data)) return say(notThatFile, 400);
  if (!isPublic || !message) {
    const trouble = troubleOf(error);
    if (trouble) return say(troubles[trouble], 503);
    const unreadable = isUnreadable(error, req);
    // Payload does not log these (`loggingLevels`).
    if (error instanceof SyntaxError && !unreadable) req?.payload.logger.error({ err: error });
    const reason = unreadable ? 'question' : refusedInput(error, req);
    return reason && say(refusals[reason], 400);
  }
  const fields = Array.isArray((data as { errors?: unknown } | null | undefined)?.errors);
  const { name } = (data ?? {}) as { name?: string };
  const told = fields
    ? { name: 'ValidationError', data: data ?? undefined, message }
    : { ...(name === undefined ? {} : { name }), message };
  return { response: { errors: [told] }, status };
};

const isPayloadsRefusal = (message: string | undefined, { t }: PayloadRequest): boolean =>
  [t('error:notAllowedToPerformAction'), t('error:unauthorized')].includes(message ?? '');

/** Payload checks the type of uploads after our own hooks, with a message that is not translated. */
function isEnglishRefusal(data: unknown): boolean {
  const errors = (data as { errors?: { message?: string; path?: string }[] } | null)?.errors;
  const english = /^(Invalid |File type |Could not read uploaded|SVG file contains)/;
  return (
    Array.isArray(errors) &&
    errors.some(({ message, path }) => path === 'file' && english.test(message ?? ''))
  );
}

/**
 * Payload parses two query parameters and one form field (`_payload`) as JSON; invalid JSON in the form field becomes an unspecific error. The rest
 * of a request's body is parsed earlier (`request-body.ts`).
 */
function isUnreadable(error: unknown, req: PayloadRequest | undefined): boolean {
  const isForm = /^multipart\//i.test(req?.headers?.get('Content-Type') ?? '');
  const isAsked = [req?.query?.where, req?.query?.data].some((one) => typeof one === 'string');
  if (error instanceof SyntaxError || error instanceof URIError) return isForm || isAsked;
  // In that case no field of the form was parsed.
  return isForm && !req?.data && !req?.file && !req?.files;
}

/** Errors of databases and drivers for a value or a comparison that does not fit the column. */
const unfit = {
  /** PostgreSQL: class 22, datatype mismatch, undefined function or operator. SQLite: type mismatch. */
  code: /^(22[0-9A-Z]{3}|42804|42883|SQLITE_MISMATCH)$/,
  driver: /^(SQLite3 can only bind|Only finite numbers|undefined cannot be passed)/,
  /** Errors in the SQL that Payload generates for a path into JSON; these codes have other causes, too. */
  query: /^(42601|SQLITE_ERROR) .*(syntax error|no such column: \w+\.value)/,
};

/**
 * Classifies an error and its causes by SQLSTATE (PostgreSQL's manual, appendix A) and SQLite's result code. A body or filter of the wrong shape
 * makes Payload throw a TypeError or RangeError, which Payload logs with its stack.
 */
function refusedInput(
  error: unknown,
  req: PayloadRequest | undefined,
): keyof typeof refusals | undefined {
  if (!(error instanceof Error)) return undefined;
  const { cause, code, extendedCode } = error as { code?: unknown; extendedCode?: unknown } & Error;
  const codes = [code, extendedCode].map(String);
  if (codes.some((one) => one === '23503' || one === 'SQLITE_CONSTRAINT_FOREIGNKEY'))
    return 'reference';
  // Payload detects it by a code that SQLite's driver no longer returns.
  if (codes.some((one) => one === '23505' || one === 'SQLITE_CONSTRAINT_UNIQUE')) return 'taken';
  const hasBody = req?.data !== undefined;
  const hasFilter = req?.query?.where !== undefined;
  const { message } = error;
  if (
    codes.some((one) => unfit.code.test(one)) ||
    unfit.driver.test(message) ||
    (hasFilter && unfit.query.test(`${code} ${message}`)) ||
    ((hasBody || hasFilter) && (error instanceof TypeError || error instanceof RangeError))
  )
    return hasBody ? 'value' : 'question';
  return refusedInput(cause, req);
}
