'use client';

import { idOf } from '@oilway/content/id-of.ts';
import { Button } from '@payloadcms/ui';
import { ConfirmButton } from './ConfirmButton.tsx';
import { translate } from './messages.ts';
import type { ReportAction, ReportingProps, ReportWithStatus } from './reporting-client.ts';

interface SpamActionsProps extends ReportingProps {
  report: ReportWithStatus;
  onAction: (action: ReportAction) => Promise<boolean>;
}

/** The actions for spam: one officer marks the case, another one deletes it. */
export function SpamActions({ language, onAction, ownId, people, report }: SpamActionsProps) {
  const { spamBy, spamOn } = report;
  const markedById = idOf(spamBy);
  const isMarked = Boolean(spamOn) && markedById !== undefined;
  const hintKey = isMarked ? (markedById === ownId ? 'spamByYou' : 'spamByOther') : 'spamIntro';
  const nextAction = isMarked ? 'deleteSpam' : 'spam';
  const name = people.find(({ id }) => id === markedById)?.name ?? '';
  const hint = translate(hintKey, language, spamOn ?? '').replace('{name}', () => name);
  return (
    <div className="oilway-form">
      <p>{hint}</p>
      <div className="oilway-buttons">
        {isMarked && markedById === ownId ? null : (
          <ConfirmButton
            key={nextAction}
            label={translate(nextAction, language)}
            explanation={hint}
            onConfirm={() => onAction(nextAction)}
          />
        )}
        {isMarked ? (
          <Button buttonStyle="secondary" size="small" onClick={() => void onAction('notSpam')}>
            {translate('notSpam', language)}
          </Button>
        ) : null}
      </div>
    </div>
  );
}
