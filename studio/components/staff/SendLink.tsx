'use client';

import { useTranslation } from '@payloadcms/ui';
import { useState } from 'react';
import { useDoor } from './door-call.ts';
import { say } from './messages.ts';
import { TakeAway } from './TakeAway.tsx';

/** The actions of an administrator: send the invitation or a password reset link, or remove lost factors. */
export function SendLink({ person, state }: { person: string; state: string }) {
  const { language } = useTranslation().i18n;
  const ask = useDoor();
  const [told, setTold] = useState('');
  if (state !== 'invited' && state !== 'active') return null;
  const send = async () => {
    setTold('');
    const answer = await ask(`${person}/send-link`, {});
    setTold(say(answer.ok ? 'linkSent' : 'failed', language));
  };
  return (
    <div className="oilway-door oilway-door--own">
      <p>
        <button type="button" onClick={() => void send()}>
          {say(state === 'invited' ? 'inviteAgain' : 'sendReset', language)}
        </button>
      </p>
      <p role="status">{told}</p>
      {state === 'active' && <TakeAway person={person} />}
    </div>
  );
}
