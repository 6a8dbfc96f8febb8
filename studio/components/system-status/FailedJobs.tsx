'use client';

import type { FailedJob } from '@oilway/content/system-status/failed-jobs.ts';
import { toast, useTranslation } from '@payloadcms/ui';
import { useRouter } from 'next/navigation';
import { useState } from 'react';
import { useApi } from '../inbox/use-api.ts';
import { Table } from '../Table.tsx';
import { translate } from './messages.ts';

/** @param jobs with labels and formatted times. */
export function FailedJobs({ jobs }: { jobs: FailedJob[] }) {
  const api = useApi();
  const { language } = useTranslation().i18n;
  const { refresh } = useRouter();
  const [busy, setBusy] = useState(false);
  const runAction = async (id: number, action: 'again' | 'drop') => {
    setBusy(true);
    const request = { method: 'POST', refusals: { 404: translate('gone', language) } };
    const response = await api(`/failed-jobs/${id}/${action}`, request);
    if (response?.ok) toast.success(translate(`${action}Done`, language));
    setBusy(false);
    refresh();
  };
  if (jobs.length === 0) return <p>{translate('noneFailed', language)}</p>;
  const columns = ['task', 'at', 'why', 'acts'] as const;
  return (
    <Table
      className="oilway-job-table"
      columns={columns.map((column) => translate(column, language))}
      rows={jobs.map(({ at, id, reason, task }) => ({
        key: id,
        cells: [
          task,
          at,
          reason,
          <span key="actions" className="oilway-buttons">
            {(['again', 'drop'] as const).map((action) => (
              <button
                key={action}
                type="button"
                className="oilway-link-button"
                disabled={busy}
                aria-label={`${translate(action, language)}: ${task}, ${at}`}
                onClick={() => void runAction(id, action)}
              >
                {translate(action, language)}
              </button>
            ))}
          </span>,
        ],
      }))}
    />
  );
}
