import { TooBusyError } from '@oilway/store/semaphore.ts';
import type { PayloadRequest } from 'payload';
import { inLanguage, type StudioText, text } from '../labels.ts';

/** Messages of the auth endpoints. They do not depend on whether an account exists. */
const messages = {
  wrongLogin: text(
    'E-Mail-Adresse oder Passwort stimmen nicht.',
    'Adres e-mail lub hasło są nieprawidłowe.',
    'The mail address or the password is wrong.',
  ),
  wrongPassword: text(
    'Das bisherige Passwort stimmt nicht.',
    'Dotychczasowe hasło jest nieprawidłowe.',
    'The present password is wrong.',
  ),
  wrongCode: text(
    'Dieser Code stimmt nicht, oder er wurde schon benutzt.',
    'Ten kod jest nieprawidłowy albo został już użyty.',
    'This code is wrong, or has been used before.',
  ),
  stepOver: text(
    'Das hat zu lange gedauert. Bitte geben Sie Ihr Passwort noch einmal ein.',
    'Minęło za dużo czasu. Podaj hasło jeszcze raz.',
    'That took too long. Please enter your password once more.',
  ),
  wrongPasskeyProof: text(
    'Dieser Passkey ist keiner von Ihren, oder es hat zu lange gedauert.',
    'Ten klucz dostępu nie należy do Ciebie albo trwało to zbyt długo.',
    'This passkey is none of yours, or it took too long.',
  ),
  wrongPasskey: text(
    'Mit diesem Passkey können Sie sich nicht anmelden.',
    'Tym kluczem dostępu nie można się zalogować.',
    'You cannot log in with this passkey.',
  ),
  passkeyFailed: text(
    'Der Passkey wurde nicht eingerichtet. Bitte versuchen Sie es noch einmal.',
    'Klucz dostępu nie został dodany. Spróbuj ponownie.',
    'The passkey was not set up. Please try again.',
  ),
  tooManyPasskeys: text(
    'Sie haben schon zehn Passkeys. Entfernen Sie bitte zuerst einen.',
    'Masz już dziesięć kluczy dostępu. Najpierw usuń jeden z nich.',
    'You already have ten passkeys. Please remove one first.',
  ),
  noFactor: text(
    'Das gibt es hier nicht mehr. Bitte laden Sie die Seite neu.',
    'Tego już tu nie ma. Odśwież stronę.',
    'This is no longer here. Please reload the page.',
  ),
  needed: text(
    'Ihre Rolle braucht einen zweiten Faktor. Richten Sie zuerst einen anderen ein.',
    'Twoja rola wymaga drugiego składnika logowania. Najpierw ustaw inny.',
    'Your role needs a second factor. Set another one up first.',
  ),
  wrongProof: text(
    'Das Passwort stimmt nicht.',
    'Hasło jest nieprawidłowe.',
    'The password is wrong.',
  ),
  link: text(
    'Dieser Link gilt nicht mehr. Fordern Sie bitte einen neuen an.',
    'Ten link jest już nieważny. Poproś o nowy.',
    'This link no longer holds. Please ask for a new one.',
  ),
  tooShort: text(
    'Das neue Passwort braucht mindestens 12 Zeichen.',
    'Nowe hasło musi mieć co najmniej 12 znaków.',
    'The new password needs at least 12 characters.',
  ),
  tooLong: text(
    'Das neue Passwort darf höchstens 128 Zeichen haben.',
    'Nowe hasło może mieć najwyżej 128 znaków.',
    'The new password may have at most 128 characters.',
  ),
  common: text(
    'Dieses Passwort ist leicht zu erraten. Nehmen Sie zum Beispiel vier Wörter, die nichts miteinander zu tun haben.',
    'To hasło łatwo odgadnąć. Wybierz na przykład cztery niezwiązane ze sobą słowa.',
    'This password is easily guessed. Take four words that have nothing to do with each other, for example.',
  ),
  wait: text(
    'Zu viele Versuche. Bitte warten Sie {{wait}}.',
    'Za dużo prób. Odczekaj {{wait}}.',
    'Too many tries. Please wait {{wait}}.',
  ),
  unreadable: text(
    'Diese Anfrage lässt sich nicht lesen.',
    'Tego zapytania nie można odczytać.',
    'This request cannot be read.',
  ),
  foreign: text(
    'Das geht nur auf den Seiten des Studios.',
    'To działa tylko na stronach studia.',
    'This works on the studio’s own pages only.',
  ),
  loggedOut: text(
    'Ihre Sitzung ist zu Ende. Bitte melden Sie sich neu an.',
    'Twoja sesja wygasła. Zaloguj się ponownie.',
    'Your session has ended. Please log in again.',
  ),
  busy: text(
    'Gerade melden sich sehr viele an. Bitte versuchen Sie es in ein paar Sekunden noch einmal.',
    'W tej chwili loguje się bardzo wiele osób. Spróbuj ponownie za kilka sekund.',
    'Very many people are logging in. Please try again in some seconds.',
  ),
} satisfies Record<string, StudioText>;

type AuthErrorCode = keyof typeof messages;

const statuses: Partial<Record<AuthErrorCode, number>> = {
  wrongLogin: 401,
  loggedOut: 401,
  stepOver: 401,
  wrongCode: 401,
  wrongPasskey: 401,
  foreign: 403,
  wait: 429,
  busy: 503,
};

/** Headers of the auth responses, which must not be cached. */
export const noStore = { 'Cache-Control': 'no-store' };

/** @param cookies to set or clear. */
export function jsonResponse(body: object, cookies: readonly string[] = []): Response {
  const response = Response.json(body, { headers: noStore });
  for (const cookie of cookies) response.headers.append('Set-Cookie', cookie);
  return response;
}

export const successResponse = (...cookies: string[]): Response =>
  jsonResponse({ success: true }, cookies);

/** A refusal with a translated message, in the format that the studio's pages read. */
export class AuthError extends Error {
  override name = 'AuthError';
  readonly code: AuthErrorCode;
  /** In seconds. */
  readonly retryAfter: number | undefined;

  constructor(word: AuthErrorCode, wait?: number) {
    super(word);
    this.code = word;
    this.retryAfter = wait;
  }
}

/** Returns the response of `act`, or its refusal as a response. @throws other errors. */
export async function withAuthErrors(
  req: PayloadRequest,
  handler: () => Promise<Response>,
): Promise<Response> {
  try {
    return await handler();
  } catch (error) {
    if (error instanceof TooBusyError) return errorResponse(req, new AuthError('busy', 5));
    if (error instanceof AuthError) return errorResponse(req, error);
    throw error;
  }
}

function errorResponse({ i18n }: PayloadRequest, { retryAfter, code }: AuthError): Response {
  const { language } = i18n;
  const message = inLanguage(messages[code], language).replace(
    '{{wait}}',
    formatDuration(retryAfter ?? 0, language),
  );
  const headers = {
    ...noStore,
    ...(retryAfter === undefined ? {} : { 'Retry-After': String(retryAfter) }),
  };
  return Response.json({ errors: [{ message }] }, { status: statuses[code] ?? 400, headers });
}

/** Returns a duration in words: in seconds below a minute, else in minutes. */
function formatDuration(seconds: number, language: string): string {
  const [value, unit] = seconds < 60 ? [seconds, 'second'] : [Math.ceil(seconds / 60), 'minute'];
  return new Intl.NumberFormat(language, { style: 'unit', unit, unitDisplay: 'long' }).format(
    value,
  );
}
