'use client';

import { inLanguage, type StudioText } from '@oilway/content/labels.ts';
import type { AuditChanges, AuditValue } from '@oilway/store/audit/audit-event.ts';
import { FieldLabel, useConfig, useField, useTranslation } from '@payloadcms/ui';
import type { ClientField } from 'payload';
import { loggedValueLabel, translate } from './messages.ts';

/** Returns the labels of a field and its values, from the collection's fields or from the log's own texts. */
function useLabels(kind: unknown) {
  const { config } = useConfig();
  const { i18n } = useTranslation();
  const entity = [...config.collections, ...config.globals].find(({ slug }) => slug === kind);
  const getField = (name: string) => entity && findField(entity.fields, name);
  const valueLabel = (name: string, value: AuditValue | undefined): string => {
    if (value === null || value === undefined || value === '')
      return translate('nothing', i18n.language);
    if (Array.isArray(value)) return value.map((one) => valueLabel(name, one)).join(', ');
    const field = getField(name);
    const option =
      field && 'options' in field && field.options?.find((one) => optionValue(one) === value);
    return option && typeof option === 'object' && 'label' in option
      ? translateLabel(option.label, i18n.language)
      : String(value);
  };
  return {
    nameOf(name: string): string {
      const field = getField(name);
      const label = field && 'label' in field && field.label;
      return label ? translateLabel(label, i18n.language) : loggedValueLabel(name, i18n.language);
    },
    /** Returns `Redaktion → Administration`, or that the field changed. */
    valuesOf(name: string, { after, before }: AuditChanges[string]): string {
      if (before === undefined && after === undefined) return translate('changed', i18n.language);
      if (before === undefined) return valueLabel(name, after);
      return `${valueLabel(name, before)} → ${valueLabel(name, after)}`;
    },
  };
}

/** Our own labels exist in all languages. */
const translateLabel = (label: unknown, language: string): string =>
  typeof label === 'string' ? label : inLanguage(label as StudioText, language);

const optionValue = (option: unknown) =>
  typeof option === 'object' ? (option as { value?: unknown }).value : option;

/** Also searches rows, groups and tabs without a name. */
function findField(fields: ClientField[], name: string): ClientField | undefined {
  for (const field of fields) {
    if ('name' in field && field.name === name) return field;
    const subfields = 'fields' in field ? field.fields : [];
    const tabs = 'tabs' in field ? field.tabs.flatMap((tab) => tab.fields) : [];
    const found = findField([...subfields, ...tabs], name);
    if (found) return found;
  }
  return undefined;
}

type Cell = { cellData?: AuditChanges | null; rowData?: { kind?: unknown } };

export function ChangesCell({ cellData, rowData }: Cell) {
  const { nameOf, valuesOf } = useLabels(rowData?.kind);
  return Object.entries(cellData ?? {})
    .map(([name, values]) => `${nameOf(name)}: ${valuesOf(name, values)}`)
    .join('; ');
}

export function ChangesField({ field, path }: { field?: { label?: never }; path: string }) {
  const { value } = useField<AuditChanges | null>({ path });
  const { value: kind } = useField<string>({ path: 'kind' });
  const { nameOf, valuesOf } = useLabels(kind);
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
