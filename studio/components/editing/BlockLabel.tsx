'use client';
import { getTranslation } from '@payloadcms/translations';
import { Pill, useFormFields, useRowLabel, useTranslation } from '@payloadcms/ui';

/** Fields that name a block, the first one with a text. */
const names = ['heading', 'title', 'question', 'caption', 'name', 'value', 'text'] as const;

/** Names a block by its kind and its heading: pages list their blocks collapsed. */
export function BlockLabel({ kind }: { kind: Parameters<typeof getTranslation>[0] }) {
  const { data, path } = useRowLabel<Partial<Record<string, unknown>>>();
  // A block within a text has its own form, and is no row.
  const inText = useFormFields(([fields]) =>
    path ? undefined : names.map((name) => fields[name]?.value).find(isText),
  );
  const { i18n } = useTranslation();
  return (
    <span className="oilway-block-label">
      <Pill pillStyle="white" size="small">
        {getTranslation(kind, i18n)}
      </Pill>{' '}
      {inText ?? names.map((name) => data?.[name]).find(isText)}
    </span>
  );
}

const isText = (value: unknown): value is string => typeof value === 'string' && value !== '';
