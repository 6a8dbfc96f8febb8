'use client';

import type { PersonCounts } from '@oilway/content/submissions/person-data.ts';
import { Button, useConfig, useTranslation } from '@payloadcms/ui';
import { useId, useState } from 'react';
import { useHydrated } from '../use-hydrated.ts';
import { getErrorMessage } from './error-message.ts';
import { translate } from './messages.ts';
import './inbox.css';
import './person-data.css';

type State = 'idle' | 'failed' | 'erased';

/** Looks up an email address; the data found can be exported, and erased after a confirmation. */
export function PersonData() {
  const { config } = useConfig();
  const { i18n } = useTranslation();
  const { language } = i18n;
  const id = useId();
  const isHydrated = useHydrated();
  const [email, setEmail] = useState('');
  const [counts, setCounts] = useState<PersonCounts>();
  const [state, setState] = useState<State>('idle');
  const [errorMessage, setErrorMessage] = useState('');
  const request = async (path: string): Promise<Response | undefined> => {
    const response = await fetch(`${config.serverURL}${config.routes.api}/person-data${path}`, {
      method: 'POST',
      credentials: 'include',
      headers: { 'Content-Type': 'application/json' },
      body: JSON.stringify({ email }),
    }).catch(() => undefined);
    if (!response?.ok) setErrorMessage(await getErrorMessage(response, language));
    setState(response?.ok ? 'idle' : 'failed');
    return response?.ok ? response : undefined;
  };
  const lookUp = async () => setCounts(await (await request(''))?.json());
  const save = async () => {
    const blob = await (await request('/export'))?.blob();
    if (blob) download(blob, 'person.json');
  };
  const erase = async () => {
    if (!confirm(translate('eraseSure', language))) return;
    if (!(await request('/erase'))) return;
    setCounts(undefined);
    setState('erased');
  };
  const found = Object.entries(counts ?? {}).filter(([, count]) => count > 0);
  return (
    <form
      className="oilway-person"
      onSubmit={(event) => {
        event.preventDefault();
        void lookUp();
      }}
    >
      <label htmlFor={id}>{translate('email', language)}</label>
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
      <Button type="submit" margin={false} disabled={!isHydrated}>
        {translate('look', language)}
      </Button>
      <div role="status">
        {state === 'erased' ? <p>{translate(state, language)}</p> : null}
        {state === 'failed' ? <p>{errorMessage}</p> : null}
        {counts && found.length === 0 ? <p>{translate('nothing', language)}</p> : null}
        {counts && !('members' in counts) ? (
          <p>{`${translate('onlyYours', language)} ${translate('notPortal', language)}`}</p>
        ) : null}
        {counts && !('contact-messages' in counts) ? (
          <p>{translate('notForms', language)}</p>
        ) : null}
        <ul>
          {found.map(([name, count]) => (
            <li key={name}>{`${translate(name as keyof PersonCounts, language)}: ${count}`}</li>
          ))}
        </ul>
      </div>
      {found.length > 0 ? (
        <div className="oilway-person__buttons">
          <Button buttonStyle="secondary" margin={false} onClick={() => void save()}>
            {translate('save', language)}
          </Button>
          <Button
            buttonStyle="secondary"
            className="oilway-person__erase"
            margin={false}
            onClick={() => void erase()}
          >
            {translate('erase', language)}
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
