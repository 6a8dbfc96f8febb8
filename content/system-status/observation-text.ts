import type { Diagnostic } from '@oilway/store/diagnostics/diagnostic.ts';
import { diagnosticMessage } from '@oilway/store/diagnostics/messages.ts';
import { inLanguage } from '../labels.ts';
import { skipReasons } from '../retention/skip-reasons.ts';
import { taskName } from './task-names.ts';

const isoTimestamp = /^\d{4}-\d\d-\d\dT[\d:.]+Z$/;

/** Returns the text of an observation for the studio, with times in the local time zone, and with the labels of jobs and reasons. */
export function observationText({ code, values }: Diagnostic, language: string): string {
  const formatted = Object.entries(values).map(([name, value]) => {
    if (name === 'task') return [name, taskName(String(value), language)];
    if (name === 'reason' && code === 'retentionSkipped')
      return [name, skipReasonText(value, language)];
    if (name === 'ago') return [name, formatAge(String(value), language)];
    return [
      name,
      isoTimestamp.test(String(value)) ? formatTimestamp(String(value), language) : value,
    ];
  });
  const supportedLanguage = language === 'de' || language === 'pl' ? language : 'en';
  return diagnosticMessage({ code, values: Object.fromEntries(formatted) }, supportedLanguage);
}

export const formatTimestamp = (iso: string, language: string): string =>
  new Intl.DateTimeFormat(language, {
    dateStyle: 'medium',
    timeStyle: 'short',
    timeZone: 'Europe/Berlin',
  }).format(new Date(iso));

/** Returns `vor 3 Stunden`, from two days on in days. */
export function formatAge(iso: string, language: string): string {
  const minutes = Math.max(1, Math.round((Date.now() - Date.parse(iso)) / 60_000));
  const format = new Intl.RelativeTimeFormat(language);
  if (minutes < 60) return format.format(-minutes, 'minute');
  const hours = Math.round(minutes / 60);
  return hours < 48 ? format.format(-hours, 'hour') : format.format(-Math.floor(hours / 24), 'day');
}

function skipReasonText(reason: string | number, language: string): string {
  const found = skipReasons.find(({ value }) => value === reason);
  return found ? inLanguage(found.label, language).replace(/\.$/, '') : String(reason);
}
