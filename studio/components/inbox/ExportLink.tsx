'use client';

import { useConfig, useSelection, useTranslation } from '@payloadcms/ui';
import { useReauthentication } from '../staff/Reauthenticate.tsx';
import { translate } from './messages.ts';
import './inbox.css';

/** The export link above the list of an inbox: downloads the filtered entries as CSV. */
export function ExportLink({ collectionSlug }: { collectionSlug?: string }) {
  const { count, getQueryParams } = useSelection();
  const { config } = useConfig();
  const { i18n } = useTranslation();
  const { onLinkClick } = useReauthentication();
  if (!count) return <p className="oilway-export">{translate('exportNone', i18n.language)}</p>;
  const api = `${config.serverURL}${config.routes.api}`;
  return (
    <p className="oilway-export">
      <a href={`${api}/${collectionSlug}/csv${getQueryParams()}`} download onClick={onLinkClick}>
        {`${translate('exportSome', i18n.language)} (${count})`}
      </a>
    </p>
  );
}
