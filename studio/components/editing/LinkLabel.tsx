'use client';

import { inLanguage, text } from '@oilway/content/labels.ts';
import { useRowLabel, useTranslation } from '@payloadcms/ui';
import { useLinkedPage } from './use-linked-page.ts';
import './link-label.css';

interface LinkRow {
  label?: string;
  heading?: string;
  kind?: 'page' | 'url';
  page?: number | { id: number };
  url?: string;
  lead?: LinkRow[];
  columns?: LinkRow[];
  links?: LinkRow[];
}

const messages = {
  newEntry: text('Neuer Eintrag', 'Nowa pozycja', 'New entry'),
  noTarget: text('ohne Ziel', 'bez celu', 'without a target'),
  notFound: text('Seite nicht gefunden', 'nie znaleziono strony', 'page not found'),
  unpublished: text(
    'nicht veröffentlicht, deshalb nicht auf der Website',
    'nieopublikowana, więc niewidoczna na stronie',
    'not published, therefore not on the site',
  ),
  below: text('Darunter: {names}', 'Poniżej: {names}', 'Below: {names}'),
};

/** Names an entry of a menu as visitors see it, with its target and the entries below it. */
export function LinkLabel() {
  const { data } = useRowLabel<LinkRow>();
  const { language } = useTranslation().i18n;
  const { columns = [], heading, kind, label, lead = [], links = [], page, url } = data ?? {};
  const linked = useLinkedPage(kind === 'page' ? page : undefined);
  const translate = (key: keyof typeof messages) => inLanguage(messages[key], language);
  const target = kind === 'url' ? url : linked?.trail;
  const missing =
    page && linked === undefined ? '…' : translate(linked === null ? 'notFound' : 'noTarget');
  const below = [...lead, ...columns, ...links].map((row) => row.label || row.heading);
  return (
    <span className="oilway-link-label">
      <strong>{label || heading || linked?.title || translate('newEntry')}</strong>
      {kind ? (
        <span>
          <span aria-hidden="true">→ </span>
          {target || missing}
          {linked?.isDraft ? ` (${translate('unpublished')})` : null}
        </span>
      ) : null}
      {below.length > 0 ? (
        <span>{translate('below').replace('{names}', below.filter(Boolean).join(', '))}</span>
      ) : null}
    </span>
  );
}
