'use client';

import { useConfig, useListQuery, useTranslation } from '@payloadcms/ui';
import { stringify } from 'qs-esm';
import { useReauthentication } from '../staff/Reauthenticate.tsx';
import { translate } from './messages.ts';

/** The export link above the audit log: downloads all entries that match the filter. */
export function ExportLog() {
  const { query } = useListQuery();
  const { config } = useConfig();
  const { i18n } = useTranslation();
  const { onLinkClick } = useReauthentication();
  const address = `${config.serverURL}${config.routes.api}/audit-log/export`;
  const filter = query?.where ? stringify({ where: query.where }, { addQueryPrefix: true }) : '';
  return (
    <p>
      <a href={address + filter} download onClick={onLinkClick}>
        {translate('export', i18n.language)}
      </a>
    </p>
  );
}
