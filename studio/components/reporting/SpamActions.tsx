'use client';

import { idOf } from '@oilway/content/id-of.ts';
import { Button } from '@payloadcms/ui';
import { useState } from 'react';
import { translate } from './messages.ts';
import type { Officer, ReportAction, ReportWithStatus } from './reporting-client.ts';

interface SpamActionsProps {
  report: ReportWithStatus;
  /** Id of the logged-in officer. */
  ownId: number;
  people: Officer[];
  onAction: (action: ReportAction) => Promise<boolean>;
  language: string;
}

/** The actions for spam: one officer marks the case, another one deletes it. */
export function SpamActions({ language, onAction, ownId, people, report }: SpamActionsProps) {
  const [isConfirming, setIsConfirming] = useState(false);
  const [busy, setBusy] = useState(false);
  const runAction = async (action: ReportAction) => {
    setBusy(true);
    await onAction(action);
    setIsConfirming(false);
    setBusy(false);
  };
  const { spamBy, spamOn } = report;
  const markedById = idOf(spamBy);
  const isMarked = Boolean(spamOn) && markedById !== undefined;
  const hintKey = isMarked ? (markedById === ownId ? 'spamByYou' : 'spamByOther') : 'spamIntro';
  const nextAction = isMarked ? 'deleteSpam' : 'spam';
  const name = people.find(({ id }) => id === markedById)?.name ?? '';
  return (
    <div className="oilway-reporting__form">
      <p>{translate(hintKey, language, spamOn ?? '').replace('{name}', () => name)}</p>
      <div className="oilway-reporting__buttons">
        {isMarked && markedById === ownId ? null : (
          <Button
            margin={false}
            buttonStyle="secondary"
            disabled={busy}
            onClick={() => (isConfirming ? void runAction(nextAction) : setIsConfirming(true))}
          >
            {translate(isConfirming ? confirmLabels[nextAction] : nextAction, language)}
          </Button>
        )}
        {isMarked ? (
          <Button
            margin={false}
            buttonStyle="secondary"
            disabled={busy}
            onClick={() => void runAction('notSpam')}
          >
            {translate('notSpam', language)}
          </Button>
        ) : null}
      </div>
    </div>
  );
}

const confirmLabels = { spam: 'reallySpam', deleteSpam: 'reallyDeleteSpam' } as const;
