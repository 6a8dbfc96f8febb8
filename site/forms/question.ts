import { createHash, createHmac, randomBytes, randomInt, timingSafeEqual } from 'node:crypto';
import type { SolvedCaptcha } from '@oilway/store/submissions/captchas.ts';

type Culture = 'de-DE' | 'pl-PL';

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
