'use client';

import type { AuditChanges, AuditValue } from '@oilway/store/audit/audit-event.ts';
import { FieldLabel, useConfig, useField, useTranslation } from '@payloadcms/ui';
import { dateText, findFields, optionLabel, translateLabel } from '../field-texts.ts';
import { loggedValueLabel, translate } from './messages.ts';

/** Returns the labels of changed fields and of their values, from the collection's fields or from the log's own texts. */
function useLabels({ kind, title }: Subject) {
  const { config } = useConfig();
  const { i18n } = useTranslation();
  const { language } = i18n;
  const entity = [...config.collections, ...config.globals].find(({ slug }) => slug === kind);
  const fieldsOf = (path: string) => findFields(entity?.fields ?? [], path.split('.'));
  const valueText = (path: string, value: AuditValue | undefined): string => {
    if (value === null || value === undefined || value === '')
      return translate('nothing', language);
    if (Array.isArray(value)) return value.map((one) => valueText(path, one)).join(', ');
    if (typeof value === 'boolean') return translate(value ? 'yes' : 'no', language);
    if (typeof value === 'number') return numberFormat(kind, title, language).format(value);
    const label = optionLabel(fieldsOf(path).slice(-1), value, language);
    return label ?? dateText(String(value), language);
  };
  return {
    /** Returns `Ölwechsel 4 l`, `Montag bis Freitag, öffnet` or `Land`. */
    nameOf(path: string, { after, before, row }: AuditChanges[string]): string {
      const fields = fieldsOf(path);
      const list = fields.findLast((field) => field.type === 'array');
      const labels = (list ? fields.slice(-1) : fields).flatMap((field) =>
        'label' in field && field.label ? translateLabel(field.label, language) : [],
      );
      if (!row || !list) return labels.join(', ') || loggedValueLabel(path, language);
      const rowText = optionLabel(list.fields, row, language) ?? dateText(row, language);
      // An amount needs no label.
      const isAmount = kind === 'prices' && typeof (after ?? before) === 'number';
      return [rowText, ...(isAmount ? [] : labels)].join(', ');
    },
    /** Returns `89,00 € → 95,00 €`, or that the field changed. */
    valuesOf(path: string, { after, before }: AuditChanges[string]): string {
      if (before === undefined && after === undefined) return translate('changed', language);
      if (before === undefined) return valueText(path, after);
      return `${valueText(path, before)} → ${valueText(path, after)}`;
    },
  };
}

interface Subject {
  kind?: unknown;
  /** The language of a global in which the change was made. */
  title?: unknown;
}

const numberFormat = (kind: unknown, title: unknown, language: string) =>
  new Intl.NumberFormat(
    language,
    kind === 'prices'
      ? { style: 'currency', currency: title === 'pl' ? 'PLN' : 'EUR' }
      : { maximumFractionDigits: 6, useGrouping: false },
  );

type Cell = { cellData?: AuditChanges | null; rowData?: Subject };

/** Changes in a row of the list; the entry shows all. */
const maxShown = 3;

export function ChangesCell({ cellData, rowData }: Cell) {
  const { nameOf, valuesOf } = useLabels(rowData ?? {});
  const { language } = useTranslation().i18n;
  const changes = Object.entries(cellData ?? {});
  const rest = changes.length - maxShown;
  return [
    ...changes
      .slice(0, maxShown)
      .map(([name, values]) => `${nameOf(name, values)}: ${valuesOf(name, values)}`),
    ...(rest > 0 ? [translate('more', language, { count: rest })] : []),
  ].join('; ');
}

export function ChangesField({ field, path }: { field?: { label?: never }; path: string }) {
  const { value } = useField<AuditChanges | null>({ path });
  const { value: kind } = useField<string>({ path: 'kind' });
  const { value: title } = useField<string>({ path: 'title' });
  const { nameOf, valuesOf } = useLabels({ kind, title });
  return (
    <div className="field-type">
      <FieldLabel label={field?.label} />
      <ul>
        {Object.entries(value ?? {}).map(([name, values]) => (
          <li key={name}>
            <strong>{nameOf(name, values)}:</strong> {valuesOf(name, values)}
          </li>
        ))}
      </ul>
    </div>
  );
}
