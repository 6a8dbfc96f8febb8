'use client';

import type { PersonCounts } from '@oilway/content/submissions/person-data.ts';
import { inboxes } from '@oilway/store/inboxes.ts';
import {
  Button,
  ConfirmationModal,
  Link,
  toast,
  useConfig,
  useModal,
  useTranslation,
} from '@payloadcms/ui';
import { stringify } from 'qs-esm';
import { useState } from 'react';
import { saveFile } from '../save-file.ts';
import { useHydrated } from '../use-hydrated.ts';
import { translate } from './messages.ts';
import { useApi } from './use-api.ts';

/** The collections whose entries can be read in their lists. */
const listed = new Set<string>([...inboxes, 'members']);

const modalSlug = 'oilway-erase';

/** Looks up an email address; the data found can be read, exported, and erased after a confirmation. */
export function PersonData() {
  const api = useApi();
  const { language } = useTranslation().i18n;
  const { config } = useConfig();
  const { openModal } = useModal();
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
    if (!(await request('/erase'))) return;
    setCounts(undefined);
    toast.success(translate('erased', language));
  };
  const found = Object.entries(counts ?? {})
    .filter(([, count]) => count > 0)
    .map(([name, count]) => ({
      name,
      text: `${translate(name as keyof PersonCounts, language)}: ${count}`,
    }));
  const query = stringify({ where: { email: { like: email } } });
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
      <Button type="submit" disabled={!isHydrated}>
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
          {found.map(({ name, text }) => (
            <li key={name}>
              {listed.has(name) ? (
                <Link href={`${config.routes.admin}/collections/${name}?${query}`} prefetch={false}>
                  {text}
                </Link>
              ) : (
                text
              )}
            </li>
          ))}
        </ul>
      </div>
      {found.length > 0 ? (
        <div className="oilway-buttons">
          <Button buttonStyle="secondary" onClick={() => void save()}>
            {translate('save', language)}
          </Button>
          <Button buttonStyle="error" onClick={() => openModal(modalSlug)}>
            {translate('erase', language)}
          </Button>
          <ConfirmationModal
            body={`${found.map(({ text }) => text).join(', ')}. ${translate('eraseSure', language)}`}
            confirmLabel={translate('eraseForGood', language)}
            heading={translate('eraseTitle', language, { email })}
            modalSlug={modalSlug}
            // Closes at once: the password may be asked for.
            onConfirm={() => void erase()}
          />
        </div>
      ) : null}
    </form>
  );
}
