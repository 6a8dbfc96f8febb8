import { randomBytes } from 'node:crypto';
import type { Culture } from '@oilway/store/cultures.ts';
import type { SolvedCaptcha } from '@oilway/store/submissions/captchas.ts';
import type { FormProblem } from './fields/posted.ts';
import type { Question } from './question.ts';
import type { Fields } from './served-form.ts';

/** How the question of a form stands, and what the form is called by however often it is sent. */
export interface AskedCaptcha {
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
  anew(): AskedCaptcha;
}

const keyPattern = /^[0-9a-f]{32}$/;

/** Asks each form the question of browsers without scripts, and remembers nothing of it. */
export class PlainCaptcha {
  readonly #question: Question;

  constructor(question: Question) {
    this.#question = question;
  }

  read(form: string, culture: Culture, fields: Fields): AskedCaptcha {
    const { answer, key, token } = fields;
    const known = typeof key === 'string' && keyPattern.test(key) ? key : newKey();
    if (typeof token !== 'string' || typeof answer !== 'string')
      return this.#ask(form, culture, known);
    const spent = this.#question.verify(form, token, answer);
    if (!spent) return this.#ask(form, culture, known, answer.trim() ? 'answer' : 'required');
    return {
      key: known,
      tried: true,
      spent,
      problems: [],
      question: undefined,
      // Answered once is enough, whatever else is still wrong.
      hidden: { key: known, token, answer },
      anew: () => this.#ask(form, culture, newKey()),
    };
  }

  #ask(form: string, culture: Culture, key: string, wrong?: string): AskedCaptcha {
    const { text, token } = this.#question.ask(form, culture);
    return {
      key,
      tried: wrong !== undefined,
      spent: undefined,
      problems: wrong ? [{ name: 'answer', code: wrong }] : [],
      question: text,
      hidden: { key, token },
      anew: () => this.#ask(form, culture, newKey()),
    };
  }
}

const newKey = () => randomBytes(16).toString('hex');
