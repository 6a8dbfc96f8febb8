'use client';

import type { FailedJob } from '@oilway/content/system-status/failed-jobs.ts';
import { useConfig, useTranslation } from '@payloadcms/ui';
import { useRouter } from 'next/navigation';
import { useState } from 'react';
import { type SystemStatusMessageKey, translate } from './messages.ts';

type JobAction = 'again' | 'drop';

/** @param jobs with labels and formatted times. */
export function FailedJobs({ jobs }: { jobs: FailedJob[] }) {
  const { language } = useTranslation().i18n;
  const { runAction, busy, outcome } = useJobActions();
  return (
    <>
      <p role="status">{outcome ? translate(outcome, language) : null}</p>
      {jobs.length === 0 ? (
        <p>{translate('noneFailed', language)}</p>
      ) : (
        <table className="oilway-table oilway-job-table">
          <thead>
            <tr>
              <th scope="col">{translate('task', language)}</th>
              <th scope="col">{translate('at', language)}</th>
              <th scope="col">{translate('why', language)}</th>
              <th scope="col">{translate('acts', language)}</th>
            </tr>
          </thead>
          <tbody>
            {jobs.map(({ at, id, task, reason }) => (
              <tr key={id}>
                <th scope="row">{task}</th>
                <td data-label={translate('at', language)}>{at}</td>
                <td data-label={translate('why', language)}>{reason}</td>
                <td className="oilway-buttons">
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
                </td>
              </tr>
            ))}
          </tbody>
        </table>
      )}
    </>
  );
}

function useJobActions() {
  const { config } = useConfig();
  const { refresh } = useRouter();
  const [busy, setBusy] = useState(false);
  const [outcome, setOutcome] = useState<SystemStatusMessageKey>();
  const runAction = async (id: number, action: JobAction) => {
    setBusy(true);
    const url = `${config.serverURL}${config.routes.api}/failed-jobs/${id}/${action}`;
    const response = await fetch(url, { method: 'POST', credentials: 'include' }).catch(
      () => undefined,
    );
    setOutcome(response?.ok ? `${action}Done` : response?.status === 404 ? 'gone' : 'notDone');
    setBusy(false);
    refresh();
  };
  return { runAction, busy, outcome };
}
