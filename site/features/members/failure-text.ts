import type { Culture } from '@oilway/store/cultures.ts';
import type { PortalError } from '../../portal/portal-error.ts';
import { failureMessages } from './failure-messages.ts';
import { messages } from './messages.ts';

/** What went wrong, in words: every field on a line of its own. */
export function failureText(culture: Culture, { code, problems, wait = 1 }: PortalError): string {
  const { codes, failures, fields, wait: waitText } = failureMessages[culture];
  if (code === 'wait') return waitText(wait);
  const lines = problems
    .filter(({ name }) => name in fields)
    .map(({ code: own, name }) => {
      const missing = own === 'required' ? messages[culture].missing[name] : undefined;
      return missing ?? `${fields[name]}: ${codes[own] ?? failures.invalid}`;
    });
  return lines.length > 0 ? lines.join('\n') : failures[code];
}
