'use client';

import { idOf } from '@oilway/content/id-of.ts';
import { Button } from '@payloadcms/ui';
import { useState } from 'react';
import type { Act, DeskCase, Officer } from './desk-calls.ts';
import { say } from './messages.ts';

interface SpamProps {
  report: DeskCase;
  /** Id of the logged-in officer. */
  own: number;
  people: Officer[];
  onAct: (act: Act, text: string) => Promise<boolean>;
  language: string;
}

/** The actions for spam: one officer marks the case, another one deletes it. */
export function Spam({ language, onAct, own, people, report }: SpamProps) {
  const [sure, setSure] = useState(false);
  const [busy, setBusy] = useState(false);
  const act = async (what: Act) => {
    setBusy(true);
    await onAct(what, '');
    setSure(false);
    setBusy(false);
  };
  const { spamBy, spamOn } = report;
  const by = idOf(spamBy);
  const marked = Boolean(spamOn) && by !== undefined;
  const doubt = marked ? (by === own ? 'spamByYou' : 'spamByOther') : 'spamIntro';
  const decide = marked ? 'deleteSpam' : 'spam';
  const name = people.find(({ id }) => id === by)?.name ?? '';
  return (
    <div className="oilway-desk__form">
      <p>{say(doubt, language, spamOn ?? '').replace('{name}', () => name)}</p>
      <div className="oilway-desk__buttons">
        {marked && by === own ? null : (
          <Button
            margin={false}
            buttonStyle="secondary"
            disabled={busy}
            onClick={() => (sure ? void act(decide) : setSure(true))}
          >
            {say(sure ? reallyOf[decide] : decide, language)}
          </Button>
        )}
        {marked ? (
          <Button
            margin={false}
            buttonStyle="secondary"
            disabled={busy}
            onClick={() => void act('notSpam')}
          >
            {say('notSpam', language)}
          </Button>
        ) : null}
      </div>
    </div>
  );
}

const reallyOf = { spam: 'reallySpam', deleteSpam: 'reallyDeleteSpam' } as const;
