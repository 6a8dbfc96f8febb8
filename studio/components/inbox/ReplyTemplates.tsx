'use client';

import type { ReplyTemplate } from '@oilway/content/payload-types.ts';
import { Button, useConfig, usePayloadAPI, useTranslation } from '@payloadcms/ui';
import { useId, useState } from 'react';
import { translate } from './messages.ts';

/** The fields that a template may contain in braces, and the country whose templates are offered. */
export interface TemplateValues {
  country: 'de' | 'pl';
  name: string;
  number: string;
  department: string;
}

interface Props {
  values: TemplateValues;
  onChoose: (text: string) => void;
}

/** The choice of a template, which is filled in for the entry. Absent where there are none. */
export function ReplyTemplates({ onChoose, values }: Props) {
  const id = useId();
  const { language } = useTranslation().i18n;
  const { config } = useConfig();
  const where = { country: { equals: values.country } };
  const [{ data }] = usePayloadAPI(`${config.serverURL}${config.routes.api}/reply-templates`, {
    initialParams: { where, sort: 'title', limit: 200, depth: 0 },
  });
  const templates: ReplyTemplate[] = data?.docs ?? [];
  const [chosenId, choose] = useState('');
  const chosen = templates.find((one) => String(one.id) === chosenId) ?? templates[0];
  if (!chosen) return null;
  return (
    <>
      <label htmlFor={id}>{translate('template', language)}</label>
      <select id={id} value={chosen.id} onChange={(event) => choose(event.target.value)}>
        {templates.map(({ id: template, title }) => (
          <option key={template} value={template}>
            {title}
          </option>
        ))}
      </select>
      <Button
        buttonStyle="secondary"
        margin={false}
        onClick={() => onChoose(filledIn(chosen.text, values))}
        size="small"
        type="button"
      >
        {translate('insert', language)}
      </Button>
    </>
  );
}

const filledIn = (text: string, values: TemplateValues): string =>
  text.replaceAll(
    /\{(name|number|department)\}/g,
    (_, field: keyof TemplateValues) => values[field],
  );
