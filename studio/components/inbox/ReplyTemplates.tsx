'use client';

import type { ReplyTemplate } from '@oilway/content/payload-types.ts';
import { useConfig, useTranslation } from '@payloadcms/ui';
import { stringify } from 'qs-esm';
import { useEffect, useId, useState } from 'react';
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
  const templates = useTemplates(values.country);
  if (templates.length === 0) return null;
  return (
    <>
      <label htmlFor={id}>{translate('template', language)}</label>
      <select
        id={id}
        value=""
        onChange={(event) => {
          const chosen = templates.find((one) => String(one.id) === event.target.value);
          if (chosen) onChoose(filledIn(chosen.text, values));
        }}
      >
        <option value="">{translate('chooseTemplate', language)}</option>
        {templates.map(({ id: template, title }) => (
          <option key={template} value={template}>
            {title}
          </option>
        ))}
      </select>
    </>
  );
}

const filledIn = (text: string, values: TemplateValues): string =>
  text.replaceAll(
    /\{(name|number|department)\}/g,
    (_, field: keyof TemplateValues) => values[field],
  );

function useTemplates(country: string): ReplyTemplate[] {
  const { config } = useConfig();
  const [templates, setTemplates] = useState<ReplyTemplate[]>([]);
  const url = `${config.serverURL}${config.routes.api}/reply-templates`;
  useEffect(() => {
    const query = { where: { country: { equals: country } }, sort: 'title', limit: 200, depth: 0 };
    void fetch(`${url}?${stringify(query)}`, { credentials: 'include' })
      .then(async (response) => {
        if (response.ok) setTemplates((await response.json()).docs);
      })
      .catch(() => undefined);
  }, [url, country]);
  return templates;
}
