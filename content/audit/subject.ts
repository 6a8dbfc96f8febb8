import type { AuditAct } from '@oilway/store/audit/act.ts';
import { languages } from '../languages.ts';
import type { Watched } from './watched.ts';

/** Returns the subject of an action: the id of a document, and its title where that may be logged. */
export function subjectOf(
  kind: string,
  doc: Record<string, unknown>,
  { title }: Watched,
): NonNullable<AuditAct['subject']> {
  const named = title ? inSomeLanguage(doc[title]) : undefined;
  return {
    kind,
    id: doc.id as number | string,
    ...(typeof named === 'string' ? { title: named } : {}),
  };
}

/** A request for all languages returns localized values as objects. */
function inSomeLanguage(value: unknown): unknown {
  if (typeof value !== 'object' || value === null) return value;
  return languages.map((language) => (value as Record<string, unknown>)[language]).find(Boolean);
}
