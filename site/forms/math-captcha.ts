import { createHash, createHmac, randomBytes, randomInt, timingSafeEqual } from 'node:crypto';
import { type Culture, timeZones } from '@oilway/store/cultures.ts';
import type { SolvedCaptcha } from '@oilway/store/submissions/captchas.ts';
import type { FormProblem } from './fields/define-form.ts';
import type { Fields } from './form-handler.ts';

/** How the question of a form stands, and what the form is called by however often it is sent. */
export interface MathCaptcha {
  key: string;
  /** It came with an answer, right or wrong. */
  tried: boolean;
  /** Undefined until the answer was right. */
  spent: SolvedCaptcha | undefined;
  problems: FormProblem[];
  /** To be asked on the next page. */
  question: string | undefined;
  hidden: Record<string, string>;
  /** For another submission: a new key and a new question. */
  anew(): MathCaptcha;
}

const keyPattern = /^[0-9a-f]{32}$/;

/** Asks a form the question of browsers without scripts, and remembers nothing of it. */
export function mathCaptcha(
  question: Question,
  form: string,
  culture: Culture,
  { answer, key, token }: Fields,
): MathCaptcha {
  const ask = (called: string, wrong?: string): MathCaptcha => {
    const asked = question.ask(form, culture);
    return {
      key: called,
      tried: wrong !== undefined,
      spent: undefined,
      problems: wrong ? [{ name: 'answer', code: wrong }] : [],
      question: asked.text,
      hidden: { key: called, token: asked.token },
      anew,
    };
  };
  const anew = () => ask(newKey());
  const known = typeof key === 'string' && keyPattern.test(key) ? key : newKey();
  if (typeof token !== 'string' || typeof answer !== 'string') return ask(known);
  const spent = question.verify(form, token, answer);
  if (!spent) return ask(known, answer.trim() ? 'answer' : 'noAnswer');
  // Answered once is enough, whatever else is still wrong.
  const hidden = { key: known, token, answer };
  return { key: known, tried: true, spent, problems: [], question: undefined, hidden, anew };
}

const newKey = () => randomBytes(16).toString('hex');

const numbers: Record<Culture, string[]> = {
  'de-DE': 'null eins zwei drei vier fünf sechs sieben acht neun'.split(' '),
  'pl-PL': 'zero jeden dwa trzy cztery pięć sześć siedem osiem dziewięć'.split(' '),
};

const asked: Record<Culture, (one: string, other: string) => string> = {
  'de-DE': (one, other) => `Wie viel ist ${one} plus ${other}?`,
  'pl-PL': (one, other) => `Ile to jest ${one} dodać ${other}?`,
};

/** Milliseconds an answer may take. */
const lifetime = 60 * 60_000;

/** So many questions that were answered wrongly are remembered, so that nobody goes through all answers. */
const mostWrong = 10_000;

/**
 * The captcha of browsers without scripts: a sum in words, which costs a program less than the proof of work. A question is signed, for
 * one form and an hour, has one try, and serves one submission; and the store takes few answers (`store/limits/question-limits.ts`).
 */
export class Question {
  readonly #secret: string;
  readonly #clock: () => number;
  readonly #wrong = new Set<string>();

  constructor(secret: string, clock: () => number) {
    this.#secret = secret;
    this.#clock = clock;
  }

  ask(form: string, culture: Culture): { text: string; token: string } {
    const [one, other] = [randomInt(1, 10), randomInt(1, 10)];
    const words = numbers[culture];
    const nonce = randomBytes(16).toString('hex');
    const head = `${nonce}.${this.#clock() + lifetime}`;
    return {
      text: asked[culture](words[one] ?? '', words[other] ?? ''),
      token: `${head}.${this.#sign(form, head, one + other)}`,
    };
  }

  /** @returns what is stored with the submission; undefined for a wrong answer, a late one, and a second try. */
  verify(form: string, token: string, answer: string): SolvedCaptcha | undefined {
    const [nonce = '', expires = '', signature = ''] = token.split('.');
    if (Number(expires) <= this.#clock() || this.#wrong.has(nonce)) return undefined;
    const expected = this.#sign(form, `${nonce}.${expires}`, Number.parseInt(answer, 10));
    const [given, own] = [Buffer.from(signature), Buffer.from(expected)];
    const right = given.length === own.length && timingSafeEqual(given, own);
    if (right)
      return {
        id: createHash('sha256').update(nonce).digest('hex'),
        expires: new Date(Number(expires)),
        question: true,
      };
    if (this.#wrong.size >= mostWrong) this.#wrong.clear();
    this.#wrong.add(nonce);
    return undefined;
  }

  #sign(form: string, head: string, answer: number): string {
    return createHmac('sha256', this.#secret)
      .update(`question ${form} ${head} ${answer}`)
      .digest('hex');
  }
}

const words: Record<Culture, (when: string) => string> = {
  'de-DE': (when) =>
    `Ohne JavaScript nehmen wir gerade keine weiteren Formulare an, damit hier keine Programme schreiben. Alles, was Sie eingegeben haben, steht noch hier. Schalten Sie bitte JavaScript ein, rufen Sie uns an, oder senden Sie ab ${when} Uhr noch einmal.`,
  'pl-PL': (when) =>
    `Bez JavaScriptu nie przyjmujemy w tej chwili kolejnych formularzy, aby nie pisały tu programy. Wszystko, co zostało wpisane, nadal tu jest. Prosimy włączyć JavaScript, zadzwonić do nas lub wysłać ponownie później (${when}).`,
};

/**
 * What somebody without scripts is told where too many forms have come without a proof of work.
 * @param until when one is taken again, in milliseconds since the epoch.
 * @returns the words, and the seconds until then as a header carries them.
 */
export function answersAgain(culture: Culture, until: number): { text: string; seconds: string } {
  const seconds = Math.max(1, Math.ceil((until - Date.now()) / 1000));
  return { text: words[culture](whenOf(culture, until)), seconds: String(seconds) };
}

/** Day and time by the clock of the reader: `Mittwoch, 19:00`. */
export const whenOf = (culture: Culture, moment: number): string =>
  new Intl.DateTimeFormat(culture, {
    weekday: 'long',
    hour: '2-digit',
    minute: '2-digit',
    timeZone: timeZones[culture],
  }).format(moment);
