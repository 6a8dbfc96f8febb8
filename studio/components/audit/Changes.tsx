'use client';

import type { AuditChanges, NotedValue } from '@oilway/store/audit/act.ts';
import { FieldLabel, useField, useTranslation } from '@payloadcms/ui';
import { say } from './messages.ts';

/** The values of one field: `editor-de → admin`; or only that it changed. */
function valuesOf({ after, before }: AuditChanges[string], language: string): string {
  if (before === undefined && after === undefined) return say('changed', language);
  if (before === undefined) return written(after, language);
  return `${written(before, language)} → ${written(after, language)}`;
}

function written(value: NotedValue | undefined, language: string): string {
  if (value === null || value === undefined || value === '') return say('nothing', language);
  return Array.isArray(value) ? value.join(', ') : String(value);
}

const linesOf = (changes: AuditChanges | null | undefined, language: string) =>
  Object.entries(changes ?? {}).map(([name, values]) => ({
    name,
    values: valuesOf(values, language),
  }));

export function ChangesCell({ cellData }: { cellData?: AuditChanges | null }) {
  const { i18n } = useTranslation();
  return linesOf(cellData, i18n.language)
    .map(({ name, values }) => `${name}: ${values}`)
    .join('; ');
}

export function ChangesField({ field, path }: { field?: { label?: never }; path: string }) {
  const { i18n } = useTranslation();
  const { value } = useField<AuditChanges | null>({ path });
  return (
    <div className="field-type">
      <FieldLabel label={field?.label} />
      <ul>
        {linesOf(value, i18n.language).map(({ name, values }) => (
          <li key={name}>
            <strong>{name}</strong> {values}
          </li>
        ))}
      </ul>
    </div>
  );
}
