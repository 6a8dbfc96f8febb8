'use client';

import { Button, useConfig, useTranslation } from '@payloadcms/ui';
import { useRouter } from 'next/navigation.js';
import { type FormEvent, useId, useState } from 'react';
import { useHydrated } from '../use-hydrated.ts';
import { translate } from './messages.ts';
import './library.css';

/** The result of an upload; without a reason it succeeded. */
interface UploadResult {
  index: number;
  name: string;
  error?: string;
}

/** Uploads files sequentially: a refused file does not stop the others. */
export function UploadForm({ categories }: { categories: { id: number; label: string }[] }) {
  const { config } = useConfig();
  const { language } = useTranslation().i18n;
  const router = useRouter();
  const isHydrated = useHydrated();
  const id = useId();
  const [results, setResults] = useState<UploadResult[]>([]);
  const [progress, setProgress] = useState<{ at: number; all: number }>();
  const address = `${config.serverURL}${config.routes.api}/portal-uploads`;
  const send = async (event: FormEvent<HTMLFormElement>) => {
    event.preventDefault();
    const form = event.currentTarget;
    const formData = new FormData(form);
    const files = formData.getAll('files').filter((file) => file instanceof File);
    const entry = {
      category: Number(formData.get('category')),
      entryState: formData.get('publish') ? 'published' : 'draft',
    };
    setResults([]);
    for (const [index, file] of files.entries()) {
      setProgress({ at: index + 1, all: files.length });
      const result = await uploadFile(address, file, entry, language);
      setResults((previous) => [...previous, { ...result, index }]);
    }
    setProgress(undefined);
    form.reset();
    router.refresh();
  };
  return (
    <details className="oilway-upload">
      <summary>{translate('title', language)}</summary>
      <form onSubmit={(event) => void send(event)}>
        <label htmlFor={`${id}-files`}>{translate('files', language)}</label>
        <input id={`${id}-files`} name="files" type="file" multiple required />
        <label htmlFor={`${id}-category`}>{translate('category', language)}</label>
        <select id={`${id}-category`} name="category" required defaultValue="">
          <option value="" disabled>
            {translate('choose', language)}
          </option>
          {categories.map((category) => (
            <option key={category.id} value={category.id}>
              {category.label}
            </option>
          ))}
        </select>
        <label>
          <input name="publish" type="checkbox" /> {translate('publish', language)}
        </label>
        <Button type="submit" margin={false} disabled={!isHydrated || progress !== undefined}>
          {translate('upload', language)}
        </Button>
      </form>
      <div role="status">
        {progress ? (
          <p>
            {translate('uploading', language)
              .replace('{at}', String(progress.at))
              .replace('{all}', String(progress.all))}
          </p>
        ) : null}
        <ul>
          {results.map(({ index, name, error }) => (
            <li key={index} className={error ? 'oilway-upload__error' : undefined}>
              {error ?? `${name}: ${translate('arrived', language)}`}
            </li>
          ))}
        </ul>
      </div>
    </details>
  );
}

async function uploadFile(
  address: string,
  file: File,
  entry: object,
  language: string,
): Promise<Omit<UploadResult, 'index'>> {
  const body = new FormData();
  body.set('file', file);
  body.set('_payload', JSON.stringify(entry));
  const response = await fetch(address, { method: 'POST', credentials: 'include', body }).catch(
    () => undefined,
  );
  const { name } = file;
  if (response?.ok) return { name };
  const responseBody = (await response?.json().catch(() => undefined)) as
    | { errors?: { message?: string }[] }
    | undefined;
  const reason = responseBody?.errors?.[0]?.message ?? translate('failed', language);
  return { name, error: reason.startsWith(`${name}:`) ? reason : `${name}: ${reason}` };
}
