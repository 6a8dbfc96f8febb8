'use client';

import type { Inbox } from '@oilway/store/inboxes.ts';
import { useConfig, useSelection, useTranslation } from '@payloadcms/ui';
import { useRouter } from 'next/navigation';
import { stringify } from 'qs-esm';
import { DownloadLink } from './DownloadLink.tsx';
import { translate } from './messages.ts';
import { TriageButtons } from './TriageButtons.tsx';
import { useTriage } from './triage.ts';

/** What can be done with the selected entries of a list: triage, and the export as CSV. */
export function SelectionActions({ collectionSlug }: { collectionSlug?: string }) {
  const { count, getSelectedIds, selectAll, getQueryParams } = useSelection();
  const { config } = useConfig();
  const { language } = useTranslation().i18n;
  const { refresh } = useRouter();
  const triage = useTriage(collectionSlug as Inbox);
  if (!count) return null;
  const ids = getSelectedIds().map(String);
  const isWholeList = String(selectAll) === 'allAvailable';
  return (
    <div className="oilway-selection">
      {isWholeList ? null : (
        <TriageButtons
          actions={['assign', 'spam', 'close']}
          onPress={async (action) => {
            if (await triage(action, ids)) refresh();
          }}
        />
      )}
      <DownloadLink
        href={`${config.serverURL}${config.routes.api}/${collectionSlug}/csv${isWholeList ? getQueryParams() : `?${stringify({ where: { id: { in: ids } } })}`}`}
      >
        {`${translate('exportSome', language)} (${count})`}
      </DownloadLink>
    </div>
  );
}
