'use client';

import { text, translator } from '@oilway/content/labels.ts';
import { useConfig, usePayloadAPI, useRowLabel, useTranslation } from '@payloadcms/ui';
import './link-label.css';

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
  unpublished: text(
    'nicht veröffentlicht, deshalb nicht auf der Website',
    'nieopublikowana, więc niewidoczna na stronie',
    'not published, therefore not on the site',
  ),
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
    { initialParams: { depth: 0, select: { title: true, _status: true } } },
  );
  const linked: { title?: string; _status?: string } = kind === 'page' && page ? data : {};
  const target = kind === 'url' ? url : isLoading ? '…' : linked.title;
  const isDraft = linked.title && linked._status !== 'published';
  const below = [...lead, ...columns, ...links].map((one) => one.label || one.heading);
  return (
    <span className="oilway-link-label">
      <strong>{label || heading || linked.title || translate('newEntry', language)}</strong>
      {kind ? (
        <span>
          <span aria-hidden="true">→ </span>
          {target || translate('noTarget', language)}
          {isDraft ? ` (${translate('unpublished', language)})` : null}
        </span>
      ) : null}
      {below.length > 0 ? (
        <span>{translate('below', language, { names: below.filter(Boolean).join(', ') })}</span>
      ) : null}
    </span>
  );
}
