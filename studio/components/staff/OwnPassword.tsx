'use client';

import { useTranslation } from '@payloadcms/ui';
import { type FormEvent, useEffect, useState } from 'react';
import { createPortal } from 'react-dom';
import { DoorField, entered } from './DoorField.tsx';
import { useDoor } from './door-call.ts';
import { say } from './messages.ts';

const formId = 'oilway-own-password';

/**
 * Changes one's own password. The fields stand in the form of the entry, where no other form may: theirs stands at the end of the
 * page, and they name it.
 */
export function OwnPassword() {
  const { language } = useTranslation().i18n;
  const ask = useDoor();
  // There is no page yet where it is drawn first.
  const [body, setBody] = useState<HTMLElement>();
  useEffect(() => setBody(document.body), []);
  const [told, setTold] = useState({ problem: '', good: '' });
  const submit = async (event: FormEvent<HTMLFormElement>) => {
    event.preventDefault();
    // React would hand it on to the form of the entry.
    event.stopPropagation();
    const form = event.currentTarget;
    const password = entered(form, 'new-password');
    if (password !== entered(form, 'repeat'))
      return setTold({ problem: say('unequal', language), good: '' });
    const answer = await ask('change-password', { old: entered(form, 'old-password'), password });
    if (answer.ok) form.reset();
    setTold(
      answer.ok
        ? { problem: '', good: say('changed', language) }
        : { problem: answer.told, good: '' },
    );
  };
  return (
    <section className="oilway-door__form">
      <h2>{say('changePassword', language)}</h2>
      {body && createPortal(<form id={formId} onSubmit={(event) => void submit(event)} />, body)}
      <DoorField
        id="old-password"
        form={formId}
        label={say('oldPassword', language)}
        autoComplete="current-password"
      />
      <p id="password-hint">{say('passwordHint', language)}</p>
      <DoorField
        id="new-password"
        form={formId}
        label={say('newPassword', language)}
        autoComplete="new-password"
        describedBy="password-hint"
      />
      <DoorField
        id="repeat"
        form={formId}
        label={say('repeat', language)}
        autoComplete="new-password"
      />
      <p className="oilway-door__problem" role="alert">
        {told.problem}
      </p>
      <p role="status">{told.good}</p>
      <button type="submit" form={formId}>
        {say('changePassword', language)}
      </button>
    </section>
  );
}
