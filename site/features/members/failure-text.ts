import type { Culture } from '@oilway/store/cultures.ts';
import type { PortalError } from '../../portal/portal-error.ts';
import { failureMessages } from './failure-messages.ts';

/** What went wrong, in words: every field on a line of its own. */
export function failureText(culture: Culture, { code, problems, wait = 1 }: PortalError): string {
  const { codes, failures, fields, wait: waitText } = failureMessages[culture];
  if (code === 'wait') return waitText(wait);
  const lines = problems
    .filter(({ name }) => name in fields)
    .map((problem) => `${fields[problem.name]}: ${codes[problem.code] ?? codes.required}`);
  return lines.length > 0 ? lines.join('\n') : failures[code];
}
