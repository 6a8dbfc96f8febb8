import { TooBusyError } from '@oilway/store/turns.ts';
import type { PayloadRequest } from 'payload';
import { inLanguage, type StudioText, text } from '../labels.ts';

/** What staff are told at their door. It is the same whether there is such an account or not. */
const words = {
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

type DoorWord = keyof typeof words;

const statuses: Partial<Record<DoorWord, number>> = {
  wrongLogin: 401,
  loggedOut: 401,
  foreign: 403,
  wait: 429,
  busy: 503,
};

/** What an answer of the door says, and what nobody keeps. */
export const noStore = { 'Cache-Control': 'no-store' };

/** A refusal in words for whoever reads it, in the form that the studio's pages know. */
export class DoorRefusal extends Error {
  override name = 'DoorRefusal';
  readonly word: DoorWord;
  /** Seconds. */
  readonly wait: number | undefined;

  constructor(word: DoorWord, wait?: number) {
    super(word);
    this.word = word;
    this.wait = wait;
  }
}

/** Answers with what `act` returns, or with its refusal. @throws what is none. */
export async function answerOf(
  req: PayloadRequest,
  act: () => Promise<Response>,
): Promise<Response> {
  try {
    return await act();
  } catch (error) {
    if (error instanceof TooBusyError) return refusal(req, new DoorRefusal('busy', 5));
    if (error instanceof DoorRefusal) return refusal(req, error);
    throw error;
  }
}

function refusal({ i18n }: PayloadRequest, { wait, word }: DoorRefusal): Response {
  const { language } = i18n;
  const message = inLanguage(words[word], language).replace(
    '{{wait}}',
    spanOf(wait ?? 0, language),
  );
  const headers = { ...noStore, ...(wait === undefined ? {} : { 'Retry-After': String(wait) }) };
  return Response.json({ errors: [{ message }] }, { status: statuses[word] ?? 400, headers });
}

/** Seconds below a minute, else minutes, in words. */
function spanOf(seconds: number, language: string): string {
  const [value, unit] = seconds < 60 ? [seconds, 'second'] : [Math.ceil(seconds / 60), 'minute'];
  return new Intl.NumberFormat(language, { style: 'unit', unit, unitDisplay: 'long' }).format(
    value,
  );
}
