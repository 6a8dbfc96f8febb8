'use client';

import type { Staff } from '@oilway/content/payload-types.ts';
import { useAuth, useConfig, useListQuery, useTranslation } from '@payloadcms/ui';
import { stringify } from 'qs-esm';
import { DownloadLink } from '../inbox/DownloadLink.tsx';
import { translate } from './messages.ts';

/** The export link above an administrator's audit log: downloads all entries that match the filter. */
export function ExportLog() {
  const { query } = useListQuery();
  const { config } = useConfig();
  const { language } = useTranslation().i18n;
  const { user } = useAuth<Staff>();
  if (user?.role !== 'admin') return null;
  const filter = stringify({ where: query?.where }, { addQueryPrefix: true });
  return (
    <DownloadLink href={`${config.serverURL}${config.routes.api}/audit-log/export${filter}`}>
      {translate('export', language)}
    </DownloadLink>
  );
}
