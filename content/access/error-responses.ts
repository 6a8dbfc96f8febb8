import {
  classifyDatabaseError,
  type DatabaseErrorClass,
} from '@oilway/store/database/error-class.ts';
import type { AfterErrorHook, APIError, PayloadRequest } from 'payload';
import { inLanguage, type StudioText, text } from '../labels.ts';
import { sessionExpiredMessage } from './forbidden.ts';

/** Messages for staff when the database fails. */
const databaseErrorMessages: Record<DatabaseErrorClass, StudioText> = {
  full: text(
    'Nicht gespeichert: Der Datenträger des Servers ist voll. Lassen Sie das Formular offen und sagen Sie der Technik Bescheid.',
    'Nie zapisano: dysk serwera jest pełny. Zostaw formularz otwarty i powiadom dział techniczny.',
    'Not saved: the disk of the server is full. Leave the form open and inform the operator of the server.',
  ),
  locked: text(
    'Nicht gespeichert: Die Datenbank ist gerade belegt. Bitte gleich noch einmal.',
    'Nie zapisano: baza danych jest teraz zajęta. Spróbuj za chwilę.',
    'Not saved: the database is busy. Please try again in a moment.',
  ),
  unavailable: text(
    'Nicht gespeichert: Die Datenbank antwortet nicht. Lassen Sie das Formular offen und versuchen Sie es gleich noch einmal.',
    'Nie zapisano: baza danych nie odpowiada. Zostaw formularz otwarty i spróbuj za chwilę.',
    'Not saved: the database does not answer. Leave the form open and try again in a moment.',
  ),
  damaged: text(
    'Nicht gespeichert: Die Datenbank ist beschädigt. Sagen Sie bitte gleich der Technik Bescheid.',
    'Nie zapisano: baza danych jest uszkodzona. Natychmiast powiadom dział techniczny.',
    'Not saved: the database is damaged. Please inform the operator of the server at once.',
  ),
};

/** Messages for invalid input that Payload leaves to the database to detect, or fails on. */
const invalidInputMessages = {
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
  query: text(
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
const invalidFileMessage = text(
  'Diese Datei ist beschädigt oder von anderer Art, als ihr Name sagt.',
  'Ten plik jest uszkodzony albo innego rodzaju, niż wskazuje jego nazwa.',
  'This file is damaged, or of another kind than its name says.',
);

/**
 * Adds the refused fields with their messages, and database failures, to an error response. Payload recognizes its own errors by class, and the
 * studio's bundle holds that class twice (once for the job runner); without this hook a refusal reaches the form without its fields, or as an unknown
 * error. Input that the database rejects is answered as a client error.
 */
export const mapErrorResponse: AfterErrorHook = ({ error, req }) => {
  const { data, isPublic, message, status } = error as Partial<APIError>;
  const respond = (translations: StudioText, httpStatus: number) => ({
    response: { errors: [{ message: inLanguage(translations, req?.i18n?.language) }] },
    status: httpStatus,
  });
  if ((status === 403 || status === 401) && req && !req.user && isPayloadAccessError(message, req))
    return respond(sessionExpiredMessage, status);
  if (isUntranslatedUploadError(data)) return respond(invalidFileMessage, 400);
  if (!isPublic || !message) {
    const failure = classifyDatabaseError(error);
    if (failure) return respond(databaseErrorMessages[failure], 503);
    const isMalformed = isMalformedRequest(error, req);
    // Payload does not log these (`loggingLevels`).
    if (error instanceof SyntaxError && !isMalformed) req?.payload.logger.error({ err: error });
    const reason = isMalformed ? 'query' : classifyInputError(error, req);
    return reason && respond(invalidInputMessages[reason], 400);
  }
  const hasFieldErrors = Array.isArray((data as { errors?: unknown } | null | undefined)?.errors);
  const { name } = (data ?? {}) as { name?: string };
  const errorBody = hasFieldErrors
    ? { name: 'ValidationError', data: data ?? undefined, message }
    : { ...(name === undefined ? {} : { name }), message };
  return { response: { errors: [errorBody] }, status };
};

const isPayloadAccessError = (message: string | undefined, { t }: PayloadRequest): boolean =>
  [t('error:notAllowedToPerformAction'), t('error:unauthorized')].includes(message ?? '');

/** Payload checks the type of uploads after our own hooks, with a message that is not translated. */
function isUntranslatedUploadError(data: unknown): boolean {
  const errors = (data as { errors?: { message?: string; path?: string }[] } | null)?.errors;
  const untranslatedMessage = /^(Invalid |File type |Could not read uploaded|SVG file contains)/;
  return (
    Array.isArray(errors) &&
    errors.some(({ message, path }) => path === 'file' && untranslatedMessage.test(message ?? ''))
  );
}

/**
 * Payload parses two query parameters and one form field (`_payload`) as JSON; invalid JSON in the form field becomes an unspecific error. The rest
 * of a request's body is parsed earlier (`request-body.ts`).
 */
function isMalformedRequest(error: unknown, req: PayloadRequest | undefined): boolean {
  const isForm = /^multipart\//i.test(req?.headers?.get('Content-Type') ?? '');
  const hasJsonQuery = [req?.query?.where, req?.query?.data].some(
    (param) => typeof param === 'string',
  );
  if (error instanceof SyntaxError || error instanceof URIError) return isForm || hasJsonQuery;
  // In that case no field of the form was parsed.
  return isForm && !req?.data && !req?.file && !req?.files;
}

/** Errors of databases and drivers for a value or a comparison that does not fit the column. */
const typeMismatch = {
  /** PostgreSQL: class 22, datatype mismatch, undefined function or operator. SQLite: type mismatch. */
  code: /^(22[0-9A-Z]{3}|42804|42883|SQLITE_MISMATCH)$/,
  driver: /^(SQLite3 can only bind|Only finite numbers|undefined cannot be passed)/,
  /** Errors in the SQL that Payload generates for a path into JSON; these codes have other causes, too. */
  jsonPathSql: /^(42601|SQLITE_ERROR) .*(syntax error|no such column: \w+\.value)/,
};

/**
 * Classifies an error and its causes by SQLSTATE (PostgreSQL's manual, appendix A) and SQLite's result code. A body or filter of the wrong shape
 * makes Payload throw a TypeError or RangeError, which Payload logs with its stack.
 */
function classifyInputError(
  error: unknown,
  req: PayloadRequest | undefined,
): keyof typeof invalidInputMessages | undefined {
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
    codes.some((one) => typeMismatch.code.test(one)) ||
    typeMismatch.driver.test(message) ||
    (hasFilter && typeMismatch.jsonPathSql.test(`${code} ${message}`)) ||
    ((hasBody || hasFilter) && (error instanceof TypeError || error instanceof RangeError))
  )
    return hasBody ? 'value' : 'query';
  return classifyInputError(cause, req);
}
