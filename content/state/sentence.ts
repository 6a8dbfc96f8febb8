import type { Observation } from '@oilway/store/checkup/observation.ts';
import { sentenceOf } from '@oilway/store/checkup/words.ts';
import { inLanguage } from '../labels.ts';
import { heldBackReasons } from '../retention/held-back-reasons.ts';
import { taskName } from './task-names.ts';

export type SpokenLanguage = 'de' | 'pl' | 'en';

const isMoment = /^\d{4}-\d\d-\d\dT[\d:.]+Z$/;

/** What was found, as people read it who do not read codes: moments by the clocks of both countries, jobs and reasons by their names. */
export function sentenceFor({ code, values }: Observation, language: SpokenLanguage): string {
  const told = Object.entries(values).map(([name, value]) => {
    if (name === 'task') return [name, taskName(String(value), language)];
    if (name === 'reason' && code === 'retentionHeld') return [name, reasonFor(value, language)];
    return [name, isMoment.test(String(value)) ? momentFor(String(value), language) : value];
  });
  return sentenceOf({ code, values: Object.fromEntries(told) }, language);
}

export const momentFor = (iso: string, language: SpokenLanguage): string =>
  new Intl.DateTimeFormat(language, {
    dateStyle: 'medium',
    timeStyle: 'short',
    timeZone: 'Europe/Berlin',
  }).format(new Date(iso));

function reasonFor(reason: string | number, language: SpokenLanguage): string {
  const found = heldBackReasons.find(({ value }) => value === reason);
  return found ? inLanguage(found.label, language).replace(/\.$/, '') : String(reason);
}
