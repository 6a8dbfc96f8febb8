'use client';

import { Button, Dropzone, useTranslation } from '@payloadcms/ui';
import { useRouter } from 'next/navigation.js';
import { type FormEvent, type SelectHTMLAttributes, useRef } from 'react';
import { StateBadge } from '../editing/StateBadge.tsx';
import { useHydrated } from '../use-hydrated.ts';
import { translate } from './messages.ts';
import { type CategoryOption, proposeCategory } from './propose-category.ts';
import { type Upload, useUploads } from './use-uploads.ts';
import './library.css';

const tones = { waiting: 'quiet', uploading: 'quiet', done: 'good', failed: 'bad' } as const;

/** Uploads files or a folder, each into the category that its name proposes or that is chosen. */
export function UploadForm({ categories }: { categories: CategoryOption[] }) {
  const { language } = useTranslation().i18n;
  const router = useRouter();
  const isHydrated = useHydrated();
  const { add, change, isBusy, start, uploads } = useUploads((path) =>
    String(proposeCategory(path, categories, language) ?? ''),
  );
  const send = async (event: FormEvent<HTMLFormElement>) => {
    event.preventDefault();
    const publish = new FormData(event.currentTarget).get('publish');
    await start(publish ? 'published' : 'draft');
    router.refresh();
  };
  const count = (state: Upload['state']) => uploads.filter((one) => one.state === state).length;
  const open = uploads.filter(({ state }) => state !== 'done');
  const uncategorized = open.filter(({ category }) => !category);
  const values = { done: count('done'), all: uploads.length, failed: count('failed') };
  const left = open.length - uncategorized.length;
  const forRest = translate('forRest', language, { count: uncategorized.length });
  const isDisabled = !isHydrated || isBusy;
  return (
    <details className="oilway-upload">
      <summary>{translate('title', language)}</summary>
      <form className="oilway-form" onSubmit={(event) => void send(event)}>
        <Dropzone
          className="oilway-upload__drop"
          multipleFiles
          disabled={isDisabled}
          onChange={add}
        >
          <div className="oilway-buttons">
            <FilePicker label={translate('files', language)} {...{ isDisabled, onChoose: add }} />
            <FilePicker
              isFolder
              label={translate('folder', language)}
              {...{ isDisabled, onChoose: add }}
            />
          </div>
          <p>{translate('drop', language)}</p>
        </Dropzone>
        {uncategorized.length > 1 ? (
          <div>
            {forRest}
            <CategorySelect
              aria-label={forRest}
              categories={categories}
              value=""
              onChange={({ target }) => {
                for (const { path } of uncategorized) change(path, { category: target.value });
              }}
            />
          </div>
        ) : null}
        <ul className="oilway-list oilway-entries">
          {uploads.map(({ category, error, path, state }) => (
            <li key={path}>
              <span>{path}</span>
              <CategorySelect
                aria-label={translate('categoryOf', language, { name: path })}
                categories={categories}
                value={category}
                disabled={isBusy || state === 'done'}
                onChange={({ target }) => change(path, { category: target.value })}
              />
              <StateBadge tone={tones[state]}>
                {state === 'failed' ? (error ?? '') : translate(state, language)}
              </StateBadge>
            </li>
          ))}
        </ul>
        {uploads.length > 0 ? (
          <>
            <label>
              <input name="publish" type="checkbox" /> {translate('publish', language)}
            </label>
            <Button type="submit" buttonStyle="secondary" disabled={isDisabled || left === 0}>
              {translate('upload', language, { left })}
            </Button>
          </>
        ) : null}
        <p role="status">
          {isBusy || values.done + values.failed > 0 ? translate('result', language, values) : null}
        </p>
      </form>
    </details>
  );
}

interface FilePickerProps {
  label: string;
  isFolder?: boolean;
  isDisabled: boolean;
  onChoose(files: FileList): void;
}

/** A button for the browser's dialog: the input itself speaks the browser's language. */
function FilePicker({ isDisabled, isFolder, label, onChoose }: FilePickerProps) {
  const input = useRef<HTMLInputElement>(null);
  return (
    <>
      <input
        ref={input}
        type="file"
        multiple
        hidden
        {...(isFolder ? { webkitdirectory: '' } : {})}
        onChange={({ target }) => {
          if (target.files) onChoose(target.files);
          // The same choice again, after an error, is a change too.
          target.value = '';
        }}
      />
      <Button buttonStyle="secondary" disabled={isDisabled} onClick={() => input.current?.click()}>
        {label}
      </Button>
    </>
  );
}

type CategorySelectProps = SelectHTMLAttributes<HTMLSelectElement> & {
  categories: CategoryOption[];
};

function CategorySelect({ categories, ...select }: CategorySelectProps) {
  const { language } = useTranslation().i18n;
  return (
    <select {...select}>
      <option value="">{translate('choose', language)}</option>
      {categories.map(({ id, label }) => (
        <option key={id} value={id}>
          {label}
        </option>
      ))}
    </select>
  );
}
