'use client';

import { inLanguage, type StudioText } from '@oilway/content/labels.ts';
import type { AuditChanges, NotedValue } from '@oilway/store/audit/act.ts';
import { FieldLabel, useConfig, useField, useTranslation } from '@payloadcms/ui';
import type { ClientField } from 'payload';
import { nameOfNoted, say } from './messages.ts';

/** Returns the labels of a field and its values, from the collection's fields or from the log's own texts. */
function useWords(kind: unknown) {
  const { config } = useConfig();
  const { i18n } = useTranslation();
  const of = [...config.collections, ...config.globals].find(({ slug }) => slug === kind);
  const fieldOf = (name: string) => of && fieldNamed(of.fields, name);
  const wordOf = (name: string, value: NotedValue | undefined): string => {
    if (value === null || value === undefined || value === '') return say('nothing', i18n.language);
    if (Array.isArray(value)) return value.map((one) => wordOf(name, one)).join(', ');
    const field = fieldOf(name);
    const option = field && 'options' in field && field.options?.find((one) => idOf(one) === value);
    return option && typeof option === 'object' && 'label' in option
      ? told(option.label, i18n.language)
      : String(value);
  };
  return {
    nameOf(name: string): string {
      const field = fieldOf(name);
      const label = field && 'label' in field && field.label;
      return label ? told(label, i18n.language) : nameOfNoted(name, i18n.language);
    },
    /** Returns `Redaktion → Administration`, or that the field changed. */
    valuesOf(name: string, { after, before }: AuditChanges[string]): string {
      if (before === undefined && after === undefined) return say('changed', i18n.language);
      if (before === undefined) return wordOf(name, after);
      return `${wordOf(name, before)} → ${wordOf(name, after)}`;
    },
  };
}

/** Our own labels exist in all languages. */
const told = (label: unknown, language: string): string =>
  typeof label === 'string' ? label : inLanguage(label as StudioText, language);

const idOf = (option: unknown) =>
  typeof option === 'object' ? (option as { value?: unknown }).value : option;

/** Also searches rows, groups and tabs without a name. */
function fieldNamed(fields: ClientField[], name: string): ClientField | undefined {
  for (const field of fields) {
    if ('name' in field && field.name === name) return field;
    const within = 'fields' in field ? field.fields : [];
    const tabs = 'tabs' in field ? field.tabs.flatMap((tab) => tab.fields) : [];
    const found = fieldNamed([...within, ...tabs], name);
    if (found) return found;
  }
  return undefined;
}

type Cell = { cellData?: AuditChanges | null; rowData?: { kind?: unknown } };

export function ChangesCell({ cellData, rowData }: Cell) {
  const { nameOf, valuesOf } = useWords(rowData?.kind);
  return Object.entries(cellData ?? {})
    .map(([name, values]) => `${nameOf(name)}: ${valuesOf(name, values)}`)
    .join('; ');
}

export function ChangesField({ field, path }: { field?: { label?: never }; path: string }) {
  const { value } = useField<AuditChanges | null>({ path });
  const { value: kind } = useField<string>({ path: 'kind' });
  const { nameOf, valuesOf } = useWords(kind);
  return (
    <div className="field-type">
      <FieldLabel label={field?.label} />
      <ul>
        {Object.entries(value ?? {}).map(([name, values]) => (
          <li key={name}>
            <strong>{nameOf(name)}</strong> {valuesOf(name, values)}
          </li>
        ))}
      </ul>
    </div>
  );
}
