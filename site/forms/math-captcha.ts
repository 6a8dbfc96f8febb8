import { createHash, createHmac, randomBytes, randomInt, timingSafeEqual } from 'node:crypto';
import { type Locale, timeZones } from '@oilway/store/locales.ts';
import type { SolvedCaptcha } from '@oilway/store/submissions/captchas.ts';
import type { FormProblem } from './fields/define-form.ts';
import type { Fields } from './form-handler.ts';

/** State of a form's math captcha, and the form's idempotency key. */
export interface MathCaptcha {
  key: string;
  /** An answer was submitted, right or wrong. */
  wasAnswered: boolean;
  /** Undefined until the answer is right. */
  solved: SolvedCaptcha | undefined;
  problems: FormProblem[];
  /** Shown on the next page. */
  question: string | undefined;
  hidden: Record<string, string>;
  /** Returns a new key and a new question, for another submission. */
  renew(): MathCaptcha;
}

const keyPattern = /^[0-9a-f]{32}$/;

/** Verifies the submitted answer, or issues a new question. */
export function mathCaptcha(
  challenges: MathChallenges,
  form: string,
  locale: Locale,
  { answer, key, token }: Fields,
): MathCaptcha {
  const issueNew = (formKey: string, errorCode?: string): MathCaptcha => {
    const challenge = challenges.issue(form, locale);
    return {
      key: formKey,
      wasAnswered: errorCode !== undefined,
      solved: undefined,
      problems: errorCode ? [{ name: 'answer', code: errorCode }] : [],
      question: challenge.text,
      hidden: { key: formKey, token: challenge.token },
      renew,
    };
  };
  const renew = () => issueNew(newKey());
  const known = typeof key === 'string' && keyPattern.test(key) ? key : newKey();
  if (typeof token !== 'string' || typeof answer !== 'string') return issueNew(known);
  const solved = challenges.verify(form, token, answer);
  if (!solved) return issueNew(known, answer.trim() ? 'answer' : 'noAnswer');
  // A right answer stays valid while other fields are corrected.
  const hidden = { key: known, token, answer };
  return {
    key: known,
    wasAnswered: true,
    solved,
    problems: [],
    question: undefined,
    hidden,
    renew,
  };
}

const newKey = () => randomBytes(16).toString('hex');

const numbers: Record<Locale, string[]> = {
  'de-DE': 'null eins zwei drei vier fünf sechs sieben acht neun'.split(' '),
  'pl-PL': 'zero jeden dwa trzy cztery pięć sześć siedem osiem dziewięć'.split(' '),
};

const questionTemplates: Record<Locale, (one: string, other: string) => string> = {
  'de-DE': (one, other) => `Wie viel ist ${one} plus ${other}?`,
  'pl-PL': (one, other) => `Ile to jest ${one} dodać ${other}?`,
};

/** Milliseconds until a question expires. */
const challengeTtl = 60 * 60_000;

/** Number of wrongly answered questions remembered, so that a client cannot try all answers. */
const maxFailedNonces = 10_000;

/**
 * Captcha for browsers without scripts: a sum in words, weaker than the proof of work. A question is signed for one form and one
 * hour, allows one attempt and one submission; `store/limits/math-captcha-limits.ts` limits the number of answers.
 */
export class MathChallenges {
  readonly #secret: string;
  readonly #clock: () => number;
  readonly #failedNonces = new Set<string>();

  constructor(secret: string, clock: () => number) {
    this.#secret = secret;
    this.#clock = clock;
  }

  issue(form: string, locale: Locale): { text: string; token: string } {
    const [one, other] = [randomInt(1, 10), randomInt(1, 10)];
    const words = numbers[locale];
    const nonce = randomBytes(16).toString('hex');
    const head = `${nonce}.${this.#clock() + challengeTtl}`;
    return {
      text: questionTemplates[locale](words[one] ?? '', words[other] ?? ''),
      token: `${head}.${this.#sign(form, head, one + other)}`,
    };
  }

  /** Returns the data to store with the submission; undefined for a wrong or late answer, and for a second attempt. */
  verify(form: string, token: string, answer: string): SolvedCaptcha | undefined {
    const [nonce = '', expires = '', signature = ''] = token.split('.');
    if (Number(expires) <= this.#clock() || this.#failedNonces.has(nonce)) return undefined;
    const expected = this.#sign(form, `${nonce}.${expires}`, Number.parseInt(answer, 10));
    const [given, own] = [Buffer.from(signature), Buffer.from(expected)];
    const isRight = given.length === own.length && timingSafeEqual(given, own);
    if (isRight)
      return {
        id: createHash('sha256').update(nonce).digest('hex'),
        expires: new Date(Number(expires)),
        isMath: true,
      };
    if (this.#failedNonces.size >= maxFailedNonces) this.#failedNonces.clear();
    this.#failedNonces.add(nonce);
    return undefined;
  }

  #sign(form: string, head: string, answer: number): string {
    return createHmac('sha256', this.#secret)
      .update(`question ${form} ${head} ${answer}`)
      .digest('hex');
  }
}

const words: Record<Locale, (when: string) => string> = {
  'de-DE': (when) =>
    `Ohne JavaScript nehmen wir gerade keine weiteren Formulare an, damit hier keine Programme schreiben. Alles, was Sie eingegeben haben, steht noch hier. Schalten Sie bitte JavaScript ein, rufen Sie uns an, oder senden Sie ab ${when} Uhr noch einmal.`,
  'pl-PL': (when) =>
    `Bez JavaScriptu nie przyjmujemy w tej chwili kolejnych formularzy, aby nie pisały tu programy. Wszystko, co zostało wpisane, nadal tu jest. Prosimy włączyć JavaScript, zadzwonić do nas lub wysłać ponownie później (${when}).`,
};

/**
 * Returns the notice shown when too many forms were submitted without a proof of work.
 * @param retryAt when the next one is accepted, in milliseconds since the epoch.
 * @returns the text, and the seconds until then for the Retry-After header.
 */
export function rateLimitNotice(
  locale: Locale,
  retryAt: number,
): { text: string; seconds: string } {
  const seconds = Math.max(1, Math.ceil((retryAt - Date.now()) / 1000));
  return { text: words[locale](formatDayAndTime(locale, retryAt)), seconds: String(seconds) };
}

/** Formats weekday and time in the locale's time zone: `Mittwoch, 19:00`. */
export const formatDayAndTime = (locale: Locale, moment: number): string =>
  new Intl.DateTimeFormat(locale, {
    weekday: 'long',
    hour: '2-digit',
    minute: '2-digit',
    timeZone: timeZones[locale],
  }).format(moment);
