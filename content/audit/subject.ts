import type { AuditAct } from '@oilway/store/audit/act.ts';
import { languages } from '../languages.ts';
import type { Watched } from './watched.ts';

/** What an act is about: a document by its number, and by its title where that may be noted. */
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

/** Whoever names no language gets all. */
function inSomeLanguage(value: unknown): unknown {
  if (typeof value !== 'object' || value === null) return value;
  return languages.map((language) => (value as Record<string, unknown>)[language]).find(Boolean);
}
