'use client';

import type { PersonCounts } from '@oilway/content/submissions/person-data.ts';
import { Button, toast, useTranslation } from '@payloadcms/ui';
import { useState } from 'react';
import { saveFile } from '../save-file.ts';
import { useHydrated } from '../use-hydrated.ts';
import { translate } from './messages.ts';
import { useApi } from './use-api.ts';

/** Looks up an email address; the data found can be exported, and erased after a confirmation. */
export function PersonData() {
  const api = useApi();
  const { language } = useTranslation().i18n;
  const isHydrated = useHydrated();
  const [email, setEmail] = useState('');
  const [counts, setCounts] = useState<PersonCounts>();
  const request = async (path: string): Promise<Response | undefined> => {
    const response = await api(`/person-data${path}`, {
      method: 'POST',
      headers: { 'Content-Type': 'application/json' },
      body: JSON.stringify({ email }),
    });
    return response?.ok ? response : undefined;
  };
  const lookUp = async () => setCounts(await (await request(''))?.json());
  const save = async () => {
    const blob = await (await request('/export'))?.blob();
    if (blob) saveFile(blob, 'person.json');
  };
  const erase = async () => {
    if (!confirm(translate('eraseSure', language))) return;
    if (!(await request('/erase'))) return;
    setCounts(undefined);
    toast.success(translate('erased', language));
  };
  const found = Object.entries(counts ?? {}).filter(([, count]) => count > 0);
  return (
    <form
      className="oilway-form"
      onSubmit={(event) => {
        event.preventDefault();
        void lookUp();
      }}
    >
      <label>
        {translate('email', language)}
        <input
          type="email"
          required
          value={email}
          autoComplete="off"
          onChange={(event) => {
            setEmail(event.target.value);
            setCounts(undefined);
          }}
        />
      </label>
      <Button type="submit" margin={false} disabled={!isHydrated}>
        {translate('look', language)}
      </Button>
      <div role="status">
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
        <div className="oilway-buttons">
          <Button buttonStyle="secondary" margin={false} onClick={() => void save()}>
            {translate('save', language)}
          </Button>
          <Button buttonStyle="error" margin={false} onClick={() => void erase()}>
            {translate('erase', language)}
          </Button>
        </div>
      ) : null}
    </form>
  );
}
