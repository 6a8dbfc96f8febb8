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

/** Asks a form the question of browsers without scripts, and remembers nothing of it. */
export function askedCaptcha(
  question: Question,
  form: string,
  culture: Culture,
  { answer, key, token }: Fields,
): AskedCaptcha {
  const ask = (called: string, wrong?: string): AskedCaptcha => {
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
