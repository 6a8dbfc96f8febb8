'use client';

import type { ReplyTemplate } from '@oilway/content/payload-types.ts';
import { useConfig, useFormFields, usePayloadAPI, useTranslation } from '@payloadcms/ui';
import { translate } from './messages.ts';

interface ReplyTemplatesProps {
  /** The department that replies. */
  department: string | undefined;
  onChoose: (text: string) => void;
}

/** The templates of the entry's country; a chosen one is filled in for the entry. Absent where there are none. */
export function ReplyTemplates({ department, onChoose }: ReplyTemplatesProps) {
  const { language } = useTranslation().i18n;
  const { config } = useConfig();
  const [fields] = useFormFields((context) => context);
  const textOf = (name: string) => String(fields[name]?.value || '');
  const country = textOf('cultureName') === 'pl-PL' ? 'pl' : 'de';
  const where = { country: { equals: country } };
  const [{ data }] = usePayloadAPI(`${config.serverURL}${config.routes.api}/reply-templates`, {
    initialParams: { where, sort: 'title', limit: 200, depth: 0 },
  });
  const templates: ReplyTemplate[] = data?.docs ?? [];
  if (templates.length === 0) return null;
  const values: Record<string, string> = {
    name: textOf('contactPerson') || textOf('name'),
    // A repeated sign-up is answered under the number that its sender knows.
    number: textOf('repeats') || textOf('reference'),
    department: textOf('contactDepartment') || (department ?? ''),
  };
  const filledIn = (text: string) =>
    text.replaceAll(/\{(name|number|department)\}/g, (_, field: string) => values[field] ?? '');
  return (
    <details open={templates.length <= 5}>
      <summary>{translate('template', language)}</summary>
      <ul className="oilway-list">
        {templates.map(({ id, text, title }) => (
          <li key={id}>
            <button
              className="oilway-link-button"
              type="button"
              onClick={() => onChoose(filledIn(text))}
            >
              {title}
            </button>
          </li>
        ))}
      </ul>
    </details>
  );
}
