'use client';

import type { FailedJob } from '@oilway/content/state/failed-jobs.ts';
import { useConfig, useTranslation } from '@payloadcms/ui';
import { useRouter } from 'next/navigation';
import { useState } from 'react';
import { type StateWord, say } from './messages.ts';

type Verb = 'again' | 'drop';

/** @param jobs with labels and formatted times. */
export function FailedJobs({ jobs }: { jobs: FailedJob[] }) {
  const { language } = useTranslation().i18n;
  const { act, busy, outcome } = useActs();
  return (
    <>
      <p role="status">{outcome ? say(outcome, language) : null}</p>
      {jobs.length === 0 ? (
        <p>{say('noneFailed', language)}</p>
      ) : (
        <table className="oilway-state-table">
          <thead>
            <tr>
              <th scope="col">{say('task', language)}</th>
              <th scope="col">{say('at', language)}</th>
              <th scope="col">{say('why', language)}</th>
              <th scope="col">{say('acts', language)}</th>
            </tr>
          </thead>
          <tbody>
            {jobs.map(({ at, id, task, why }) => (
              <tr key={id}>
                <th scope="row">{task}</th>
                <td data-label={say('at', language)}>{at}</td>
                <td data-label={say('why', language)}>{why}</td>
                <td className="oilway-state-table__acts">
                  {(['again', 'drop'] as const).map((verb) => (
                    <button
                      key={verb}
                      type="button"
                      disabled={busy}
                      aria-label={`${say(verb, language)}: ${task}, ${at}`}
                      onClick={() => void act(id, verb)}
                    >
                      {say(verb, language)}
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

function useActs() {
  const { config } = useConfig();
  const { refresh } = useRouter();
  const [busy, setBusy] = useState(false);
  const [outcome, setOutcome] = useState<StateWord>();
  const act = async (id: number, verb: Verb) => {
    setBusy(true);
    const address = `${config.serverURL}${config.routes.api}/failed-jobs/${id}/${verb}`;
    const answer = await fetch(address, { method: 'POST', credentials: 'include' }).catch(
      () => undefined,
    );
    setOutcome(answer?.ok ? `${verb}Done` : answer?.status === 404 ? 'gone' : 'notDone');
    setBusy(false);
    refresh();
  };
  return { act, busy, outcome };
}
