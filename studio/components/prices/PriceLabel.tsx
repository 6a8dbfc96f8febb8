'use client';
import { inLanguage, text } from '@oilway/content/labels.ts';
import type { Price } from '@oilway/content/payload-types.ts';
import { useRowLabel, useTranslation } from '@payloadcms/ui';

type Row = Partial<NonNullable<Price['inTexts']>[number]>;

const newPriceText = text('Neuer Preis', 'Nowa cena', 'New price');

/** Shows the price field as texts contain it, for copying. */
export function PriceLabel() {
  const { data } = useRowLabel<Row>();
  const { i18n } = useTranslation();
  const { key, name } = data ?? {};
  if (!key) return <span>{inLanguage(newPriceText, i18n.language)}</span>;
  return (
    <span>
      <code>{`{{${key}}}`}</code> {name}
    </span>
  );
}
