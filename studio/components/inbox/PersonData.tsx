'use client';

import type { PersonEntries } from '@oilway/content/submissions/person-data.ts';
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
import { useState } from 'react';
import { FactList } from '../FactList.tsx';
import { saveFile } from '../save-file.ts';
import { useHydrated } from '../use-hydrated.ts';
import { FileLinks } from './FileLinks.tsx';
import { type InboxMessageKey, translate } from './messages.ts';
import { useApi } from './use-api.ts';

/** The collections whose entries have a page. */
const linked = new Set<string>([...inboxes, 'members', 'mails']);

const modalSlug = 'oilway-erase';

/** Looks up an email address; the data found can be read, printed, exported, and erased after a confirmation. */
export function PersonData() {
  const api = useApi();
  const { language } = useTranslation().i18n;
  const { config } = useConfig();
  const { openModal } = useModal();
  const isHydrated = useHydrated();
  const [email, setEmail] = useState('');
  const [data, setData] = useState<PersonEntries>();
  const request = async (path: string): Promise<Response | undefined> => {
    const response = await api(`/person-data${path}`, {
      method: 'POST',
      headers: { 'Content-Type': 'application/json' },
      body: JSON.stringify({ email }),
    });
    return response?.ok ? response : undefined;
  };
  const lookUp = async () => setData(await (await request(''))?.json());
  const save = async () => {
    const blob = await (await request('/export'))?.blob();
    if (blob) saveFile(blob, 'person.json');
  };
  const erase = async () => {
    if (!(await request('/erase'))) return;
    setData(undefined);
    toast.success(translate('erased', language));
  };
  const found = Object.entries(data ?? {})
    .filter(([, entries]) => entries.length > 0)
    .map(([name, entries]) => ({
      entries,
      name,
      text: `${translate(name as InboxMessageKey, language)}: ${entries.length}`,
    }));
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
            setData(undefined);
          }}
        />
      </label>
      <Button type="submit" disabled={!isHydrated}>
        {translate('look', language)}
      </Button>
      <div role="status">
        {data && found.length === 0 ? <p>{translate('nothing', language)}</p> : null}
        {data && !('members' in data) ? (
          <p>{`${translate('onlyYours', language)} ${translate('notPortal', language)}`}</p>
        ) : null}
        {data && !('contact-messages' in data) ? <p>{translate('notForms', language)}</p> : null}
        {found.map(({ entries, name, text }) => (
          <section key={name}>
            <h2>{text}</h2>
            <ul className="oilway-list oilway-rows">
              {entries.map(({ facts, id, title }) => (
                <li key={id}>
                  {linked.has(name) ? (
                    <Link
                      href={`${config.routes.admin}/collections/${name}/${id}`}
                      prefetch={false}
                    >
                      {title}
                    </Link>
                  ) : null}
                  {name === 'attachments' ? <FileLinks files={[{ id, name: title }]} /> : null}
                  <FactList facts={facts} />
                </li>
              ))}
            </ul>
          </section>
        ))}
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
