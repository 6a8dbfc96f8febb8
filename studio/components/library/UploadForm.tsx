'use client';

import { Button, useConfig, useTranslation } from '@payloadcms/ui';
import { useRouter } from 'next/navigation.js';
import { type FormEvent, useId, useState } from 'react';
import { useAwake } from '../awake.ts';
import { say } from './messages.ts';
import './library.css';

/** The result of an upload; without a reason it succeeded. */
interface Outcome {
  at: number;
  name: string;
  refused?: string;
}

/** Uploads files sequentially: a refused file does not stop the others. */
export function UploadForm({ categories }: { categories: { id: number; label: string }[] }) {
  const { config } = useConfig();
  const { language } = useTranslation().i18n;
  const router = useRouter();
  const awake = useAwake();
  const id = useId();
  const [outcomes, setOutcomes] = useState<Outcome[]>([]);
  const [sending, setSending] = useState<{ at: number; all: number }>();
  const address = `${config.serverURL}${config.routes.api}/portal-uploads`;
  const send = async (event: FormEvent<HTMLFormElement>) => {
    event.preventDefault();
    const form = event.currentTarget;
    const sent = new FormData(form);
    const files = sent.getAll('files').filter((file) => file instanceof File);
    const entry = {
      category: Number(sent.get('category')),
      entryState: sent.get('publish') ? 'published' : 'draft',
    };
    setOutcomes([]);
    for (const [at, file] of files.entries()) {
      setSending({ at: at + 1, all: files.length });
      const outcome = await sendOne(address, file, entry, language);
      setOutcomes((before) => [...before, { ...outcome, at }]);
    }
    setSending(undefined);
    form.reset();
    router.refresh();
  };
  return (
    <details className="oilway-upload">
      <summary>{say('title', language)}</summary>
      <form onSubmit={(event) => void send(event)}>
        <label htmlFor={`${id}-files`}>{say('files', language)}</label>
        <input id={`${id}-files`} name="files" type="file" multiple required />
        <label htmlFor={`${id}-category`}>{say('category', language)}</label>
        <select id={`${id}-category`} name="category" required defaultValue="">
          <option value="" disabled>
            {say('choose', language)}
          </option>
          {categories.map((category) => (
            <option key={category.id} value={category.id}>
              {category.label}
            </option>
          ))}
        </select>
        <label>
          <input name="publish" type="checkbox" /> {say('publish', language)}
        </label>
        <Button type="submit" margin={false} disabled={!awake || sending !== undefined}>
          {say('upload', language)}
        </Button>
      </form>
      <div role="status">
        {sending ? (
          <p>
            {say('uploading', language)
              .replace('{at}', String(sending.at))
              .replace('{all}', String(sending.all))}
          </p>
        ) : null}
        <ul>
          {outcomes.map(({ at, name, refused }) => (
            <li key={at} className={refused ? 'oilway-upload__refused' : undefined}>
              {refused ?? `${name}: ${say('arrived', language)}`}
            </li>
          ))}
        </ul>
      </div>
    </details>
  );
}

async function sendOne(
  address: string,
  file: File,
  entry: object,
  language: string,
): Promise<Omit<Outcome, 'at'>> {
  const body = new FormData();
  body.set('file', file);
  body.set('_payload', JSON.stringify(entry));
  const answer = await fetch(address, { method: 'POST', credentials: 'include', body }).catch(
    () => undefined,
  );
  const { name } = file;
  if (answer?.ok) return { name };
  const told = (await answer?.json().catch(() => undefined)) as
    | { errors?: { message?: string }[] }
    | undefined;
  const reason = told?.errors?.[0]?.message ?? say('failed', language);
  return { name, refused: reason.startsWith(`${name}:`) ? reason : `${name}: ${reason}` };
}
