import type { Observation } from '@oilway/store/checkup/observation.ts';
import { sentenceOf } from '@oilway/store/checkup/words.ts';
import { inLanguage } from '../labels.ts';
import { heldBackReasons } from '../retention/held-back-reasons.ts';
import { taskName } from './task-names.ts';

const isMoment = /^\d{4}-\d\d-\d\dT[\d:.]+Z$/;

/** Returns the text of an observation for the studio, with times in the local time zone, and with the labels of jobs and reasons. */
export function sentenceFor({ code, values }: Observation, language: string): string {
  const shown = Object.entries(values).map(([name, value]) => {
    if (name === 'task') return [name, taskName(String(value), language)];
    if (name === 'reason' && code === 'retentionHeld') return [name, reasonFor(value, language)];
    return [name, isMoment.test(String(value)) ? momentFor(String(value), language) : value];
  });
  const spoken = language === 'de' || language === 'pl' ? language : 'en';
  return sentenceOf({ code, values: Object.fromEntries(shown) }, spoken);
}

export const momentFor = (iso: string, language: string): string =>
  new Intl.DateTimeFormat(language, {
    dateStyle: 'medium',
    timeStyle: 'short',
    timeZone: 'Europe/Berlin',
  }).format(new Date(iso));

function reasonFor(reason: string | number, language: string): string {
  const found = heldBackReasons.find(({ value }) => value === reason);
  return found ? inLanguage(found.label, language).replace(/\.$/, '') : String(reason);
}
