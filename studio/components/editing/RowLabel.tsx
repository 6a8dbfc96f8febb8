'use client';
import { getTranslation } from '@payloadcms/translations';
import { useRowLabel, useTranslation } from '@payloadcms/ui';
import type { ArrayFieldClient, ClientField } from 'payload';

interface RowLabelProps {
  field: ArrayFieldClient;
  /** Fields of the row that name it. */
  names: string[];
}

/** Shows the values that name a row of an array; its number while they are empty. */
export function RowLabel({ field, names }: RowLabelProps) {
  const { data, rowNumber = 0 } = useRowLabel<unknown>();
  const { i18n } = useTranslation();
  const words = names
    .map((name) => {
      const steps = name.split('.');
      const value = steps.reduce<unknown>(
        (row, step) => (row as Record<string, unknown> | undefined)?.[step],
        data,
      );
      return valueText(value, findField(field.fields, steps), i18n);
    })
    .filter(Boolean)
    .join(' · ');
  const singular = getTranslation(field.labels?.singular ?? '', i18n);
  return <span>{words || `${singular} ${rowNumber + 1}`}</span>;
}

type Interface = Parameters<typeof getTranslation>[1];

function valueText(value: unknown, field: ClientField | undefined, i18n: Interface): string {
  if (value === null || value === undefined || value === '') return '';
  if (field?.type === 'select') {
    const option = field.options.find((one) => typeof one === 'object' && one.value === value);
    return typeof option === 'object' ? String(getTranslation(option.label, i18n)) : String(value);
  }
  if (field?.type === 'date')
    return new Intl.DateTimeFormat(i18n.language, {
      day: '2-digit',
      month: '2-digit',
      year: 'numeric',
      timeZone: 'Europe/Berlin',
    }).format(new Date(String(value)));
  return String(value);
}

/** Also searches rows without a name. */
function findField(fields: ClientField[], [name, ...rest]: string[]): ClientField | undefined {
  for (const field of fields) {
    const subfields = 'fields' in field ? field.fields : [];
    if (!('name' in field)) {
      const found = findField(subfields, [name ?? '', ...rest]);
      if (found) return found;
    } else if (field.name === name) return rest.length > 0 ? findField(subfields, rest) : field;
  }
  return undefined;
}
