'use client';

import { useRowLabel, useTranslation } from '@payloadcms/ui';
import type { ArrayFieldClient } from 'payload';
import { dateText, findFields, optionLabel, translateLabel } from '../field-texts.ts';

interface RowLabelProps {
  field: ArrayFieldClient;
  /** Fields of the row that name it. */
  names: string[];
}

/** Shows the values that name a row of an array; its number while they are empty. */
export function RowLabel({ field, names }: RowLabelProps) {
  const { data, rowNumber = 0 } = useRowLabel<unknown>();
  const { language } = useTranslation().i18n;
  const words = names
    .map((name) => {
      const steps = name.split('.');
      const value = steps.reduce<unknown>(
        (row, step) => (row as Record<string, unknown> | undefined)?.[step],
        data,
      );
      if (value === null || value === undefined) return '';
      const label = optionLabel(findFields(field.fields, steps).slice(-1), value, language);
      return label ?? dateText(String(value), language);
    })
    .filter(Boolean)
    .join(' · ');
  const singular = translateLabel(field.labels?.singular ?? '', language);
  return <span>{words || `${singular} ${rowNumber + 1}`}</span>;
}
