import type { AuditEvent } from '@oilway/store/audit/audit-event.ts';
import { languages } from '../languages.ts';
import type { AuditOptions } from './audit-options.ts';

/** Returns the subject of an action: the id of a document, and its title where that may be logged. */
export function subjectOf(
  kind: string,
  doc: Record<string, unknown>,
  { titleField }: AuditOptions,
): NonNullable<AuditEvent['subject']> {
  const documentTitle = titleField ? firstLocalizedValue(doc[titleField]) : undefined;
  return {
    kind,
    id: doc.id as number | string,
    ...(typeof documentTitle === 'string' ? { title: documentTitle } : {}),
  };
}

/** A request for all languages returns localized values as objects. */
function firstLocalizedValue(value: unknown): unknown {
  if (typeof value !== 'object' || value === null) return value;
  return languages.map((language) => (value as Record<string, unknown>)[language]).find(Boolean);
}
