'use client';

import { text, translator } from '@oilway/content/labels.ts';
import { useConfig, usePayloadAPI, useRowLabel, useTranslation } from '@payloadcms/ui';

interface LinkRow {
  label?: string;
  heading?: string;
  kind?: 'page' | 'url';
  page?: number;
  url?: string;
  lead?: LinkRow[];
  columns?: LinkRow[];
  links?: LinkRow[];
}

const translate = translator({
  newEntry: text('Neuer Eintrag', 'Nowa pozycja', 'New entry'),
  noTarget: text('ohne Ziel', 'bez celu', 'without a target'),
  below: text('Darunter: {names}', 'Poniżej: {names}', 'Below: {names}'),
});

/** Names an entry of a menu as visitors see it, with its target and the entries below it. */
export function LinkLabel() {
  const { data: row } = useRowLabel<LinkRow>();
  const { language } = useTranslation().i18n;
  const { routes, serverURL } = useConfig().config;
  const { columns = [], heading, kind, label, lead = [], links = [], page, url } = row ?? {};
  const [{ data, isLoading }] = usePayloadAPI(
    page ? `${serverURL}${routes.api}/pages/${page}` : '',
    { initialParams: { depth: 0, select: { title: true } } },
  );
  const title: string | undefined = kind === 'page' && page ? data.title : undefined;
  const target = kind === 'url' ? url : isLoading ? '…' : title;
  const below = [...lead, ...columns, ...links].map((one) => one.label || one.heading);
  return (
    <span className="oilway-link-label oilway-buttons">
      <strong>{label || heading || title || translate('newEntry', language)}</strong>
      {kind ? (
        <span>
          <span aria-hidden="true">→ </span>
          {target || translate('noTarget', language)}
        </span>
      ) : null}
      {below.length > 0 ? (
        <span>{translate('below', language, { names: below.filter(Boolean).join(', ') })}</span>
      ) : null}
    </span>
  );
}
