'use client';

import type { PersonCounts } from '@oilway/content/submissions/person-data.ts';
import { Button, useConfig, useTranslation } from '@payloadcms/ui';
import { useId, useState } from 'react';
import { useAwake } from '../awake.ts';
import { failureOf } from './failure.ts';
import { say } from './messages.ts';
import './inbox.css';

type State = 'idle' | 'failed' | 'erased';

/** Looks up an email address; the data found can be exported, and erased after a confirmation. */
export function PersonData() {
  const { config } = useConfig();
  const { i18n } = useTranslation();
  const { language } = i18n;
  const id = useId();
  const awake = useAwake();
  const [email, setEmail] = useState('');
  const [counts, setCounts] = useState<PersonCounts>();
  const [state, setState] = useState<State>('idle');
  const [failure, setFailure] = useState('');
  const ask = async (path: string): Promise<Response | undefined> => {
    const answer = await fetch(`${config.serverURL}${config.routes.api}/person-data${path}`, {
      method: 'POST',
      credentials: 'include',
      headers: { 'Content-Type': 'application/json' },
      body: JSON.stringify({ email }),
    }).catch(() => undefined);
    if (!answer?.ok) setFailure(await failureOf(answer, language));
    setState(answer?.ok ? 'idle' : 'failed');
    return answer?.ok ? answer : undefined;
  };
  const look = async () => setCounts(await (await ask(''))?.json());
  const save = async () => {
    const blob = await (await ask('/export'))?.blob();
    if (blob) download(blob, 'person.json');
  };
  const erase = async () => {
    if (!confirm(say('eraseSure', language))) return;
    if (!(await ask('/erase'))) return;
    setCounts(undefined);
    setState('erased');
  };
  const found = Object.entries(counts ?? {}).filter(([, count]) => count > 0);
  return (
    <form
      className="oilway-person"
      onSubmit={(event) => {
        event.preventDefault();
        void look();
      }}
    >
      <label htmlFor={id}>{say('email', language)}</label>
      <input
        id={id}
        type="email"
        required
        value={email}
        autoComplete="off"
        onChange={(event) => {
          setEmail(event.target.value);
          setCounts(undefined);
          setState('idle');
        }}
      />
      <Button type="submit" margin={false} disabled={!awake}>
        {say('look', language)}
      </Button>
      <div role="status">
        {state === 'erased' ? <p>{say(state, language)}</p> : null}
        {state === 'failed' ? <p>{failure}</p> : null}
        {counts && found.length === 0 ? <p>{say('nothing', language)}</p> : null}
        {counts && !('members' in counts) ? (
          <p>{`${say('onlyYours', language)} ${say('notPortal', language)}`}</p>
        ) : null}
        {counts && !('contact-messages' in counts) ? <p>{say('notForms', language)}</p> : null}
        <ul>
          {found.map(([name, count]) => (
            <li key={name}>{`${say(name as keyof PersonCounts, language)}: ${count}`}</li>
          ))}
        </ul>
      </div>
      {found.length > 0 ? (
        <div className="oilway-person__buttons">
          <Button buttonStyle="secondary" margin={false} onClick={() => void save()}>
            {say('save', language)}
          </Button>
          <Button
            buttonStyle="secondary"
            className="oilway-person__erase"
            margin={false}
            onClick={() => void erase()}
          >
            {say('erase', language)}
          </Button>
        </div>
      ) : null}
    </form>
  );
}

function download(blob: Blob, name: string): void {
  const link = document.createElement('a');
  link.href = URL.createObjectURL(blob);
  link.download = name;
  link.click();
  URL.revokeObjectURL(link.href);
}
