'use client';

import type { Inbox } from '@oilway/store/inboxes.ts';
import { useConfig, useListQuery, useSelection, useTranslation } from '@payloadcms/ui';
import { stringify } from 'qs-esm';
import { useEffect } from 'react';
import { DownloadLink } from './DownloadLink.tsx';
import { translate } from './messages.ts';
import { TriageButtons } from './TriageButtons.tsx';
import { useTriage } from './triage.ts';

/** What can be done with the selected entries of a list: triage, and the export as CSV. */
export function SelectionActions({ collectionSlug }: { collectionSlug?: string }) {
  const { count, getQueryParams, getSelectedIds, selectAll, toggleAll } = useSelection();
  const { data, handlePageChange } = useListQuery();
  const { config } = useConfig();
  const { language } = useTranslation().i18n;
  const triage = useTriage(collectionSlug as Inbox);
  const { docs = [], page = 1, totalPages = 1 } = data ?? {};
  // The last entry of the last page is closed.
  const lastPage = docs.length === 0 && page > 1 ? Math.max(1, totalPages) : page;
  useEffect(() => {
    if (lastPage < page) void handlePageChange?.(lastPage);
  }, [handlePageChange, lastPage, page]);
  const isWholeList = String(selectAll) === 'allAvailable';
  // The selection outlives its entries.
  const shown = new Set(docs.map(({ id }) => id));
  const ids = getSelectedIds()
    .filter((id) => shown.has(id))
    .map(String);
  const chosen = isWholeList ? count : ids.length;
  if (!chosen) return null;
  return (
    <div className="oilway-selection">
      {isWholeList ? null : (
        <TriageButtons
          actions={['assign', 'spam', 'close']}
          onPress={async (action) => {
            if (await triage(action, ids)) toggleAll();
          }}
        />
      )}
      <DownloadLink
        href={`${config.serverURL}${config.routes.api}/${collectionSlug}/csv${isWholeList ? getQueryParams() : `?${stringify({ where: { id: { in: ids } } })}`}`}
      >
        {`${translate('exportSome', language)} (${chosen})`}
      </DownloadLink>
    </div>
  );
}
