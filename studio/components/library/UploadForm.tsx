'use client';

import type { CategoryOption } from '@oilway/content/library/category-options.ts';
import { Button, useTranslation } from '@payloadcms/ui';
import { useRouter } from 'next/navigation.js';
import { type FormEvent, useEffect, useRef, useState } from 'react';
import { useHydrated } from '../use-hydrated.ts';
import { type ChosenFile, filesOfDrop, filesOfInput } from './chosen-files.ts';
import { translate } from './messages.ts';
import { proposeCategory } from './propose-category.ts';
import { type Upload, useUploads } from './use-uploads.ts';
import './library.css';

/** Uploads files or a folder, each into the category that its name proposes or that is chosen. */
export function UploadForm({ categories }: { categories: CategoryOption[] }) {
  const { language } = useTranslation().i18n;
  const router = useRouter();
  const isHydrated = useHydrated();
  const { add, change, interrupted, isBusy, remove, start, uploads } = useUploads();
  const details = useRef<HTMLDetailsElement>(null);
  useEffect(() => {
    if (details.current && interrupted) details.current.open = true;
  }, [interrupted]);
  const [isOver, setOver] = useState(false);
  const choose = (files: ChosenFile[]) =>
    add(
      files.map((file) => ({
        ...file,
        category: String(proposeCategory(file.path, categories, language) ?? ''),
      })),
    );
  const send = async (event: FormEvent<HTMLFormElement>) => {
    event.preventDefault();
    const publish = new FormData(event.currentTarget).get('publish');
    await start(publish ? 'published' : 'draft');
    router.refresh();
  };
  const count = (state: Upload['state']) => uploads.filter((one) => one.state === state).length;
  const [done, failed] = [count('done'), count('failed')];
  const left = uploads.length - done;
  const uncategorized = uploads.filter(({ category, state }) => !category && state !== 'done');
  const values = { all: uploads.length, done, failed, left };
  return (
    <details className="oilway-upload" ref={details}>
      <summary>{translate('title', language)}</summary>
      {interrupted ? (
        <p role="alert">
          {translate('interrupted', language, {
            done: interrupted.arrived.length,
            missing: interrupted.missing.join(', '),
          })}
        </p>
      ) : null}
      <form onSubmit={(event) => void send(event)}>
        <fieldset
          className={`oilway-upload__drop${isOver ? ' oilway-upload__drop--over' : ''}`}
          onDragOver={(event) => {
            event.preventDefault();
            setOver(true);
          }}
          onDragLeave={() => setOver(false)}
          onDrop={(event) => {
            event.preventDefault();
            setOver(false);
            if (!isBusy) void filesOfDrop(event.dataTransfer).then(choose);
          }}
        >
          {(['files', 'folder'] as const).map((kind) => (
            <FilePicker
              key={kind}
              kind={kind}
              isDisabled={!isHydrated || isBusy}
              onChoose={choose}
            />
          ))}
          <p>{translate('drop', language)}</p>
        </fieldset>
        {uploads.length > 0 ? (
          <>
            {uncategorized.length > 1 ? (
              <CategorySelect
                label={translate('forRest', language, { count: uncategorized.length })}
                isLabelShown
                categories={categories}
                value=""
                onChange={(category) => {
                  for (const { key } of uncategorized) change(key, { category });
                }}
              />
            ) : null}
            <ul>
              {uploads.map((upload) => (
                <li key={upload.key}>
                  <span>{upload.path}</span>
                  <CategorySelect
                    label={translate('categoryOf', language, { name: upload.path })}
                    categories={categories}
                    value={upload.category}
                    isDisabled={isBusy || upload.state === 'done'}
                    onChange={(category) => change(upload.key, { category })}
                  />
                  <span className={`oilway-upload__${upload.state}`}>
                    {upload.error && upload.state === 'failed'
                      ? upload.error
                      : translate(upload.state, language)}
                    {isBusy || upload.state === 'done' ? null : (
                      <Button
                        aria-label={translate('remove', language, { name: upload.path })}
                        buttonStyle="icon-label"
                        icon="x"
                        margin={false}
                        onClick={() => remove(upload.key)}
                      />
                    )}
                  </span>
                </li>
              ))}
            </ul>
            <label>
              <input name="publish" type="checkbox" /> {translate('publish', language)}
            </label>
            <Button
              type="submit"
              buttonStyle="secondary"
              margin={false}
              disabled={!isHydrated || isBusy || left === 0}
            >
              {translate(failed > 0 && failed === left ? 'retry' : 'upload', language, values)}
            </Button>
          </>
        ) : null}
        <div role="status">
          {isBusy ? <progress aria-hidden value={done + failed} max={uploads.length} /> : null}
          {isBusy ? <p>{translate('progress', language, values)}</p> : null}
          {!isBusy && done + failed > 0 ? <p>{translate('result', language, values)}</p> : null}
        </div>
      </form>
    </details>
  );
}

interface FilePickerProps {
  kind: 'files' | 'folder';
  isDisabled: boolean;
  onChoose(files: ChosenFile[]): void;
}

/** A button for the browser's dialog: the input itself speaks the browser's language. */
function FilePicker({ isDisabled, kind, onChoose }: FilePickerProps) {
  const { language } = useTranslation().i18n;
  const input = useRef<HTMLInputElement>(null);
  return (
    <>
      <input
        ref={input}
        type="file"
        multiple
        hidden
        {...(kind === 'folder' ? { webkitdirectory: '' } : {})}
        onChange={({ target }) => {
          onChoose(filesOfInput(target.files ?? []));
          // The same choice again, after an error, is a change too.
          target.value = '';
        }}
      />
      <Button
        buttonStyle="secondary"
        margin={false}
        disabled={isDisabled}
        onClick={() => input.current?.click()}
      >
        {translate(kind, language)}
      </Button>
    </>
  );
}

interface CategorySelectProps {
  label: string;
  isLabelShown?: boolean;
  categories: CategoryOption[];
  value: string;
  isDisabled?: boolean;
  onChange(category: string): void;
}

function CategorySelect(props: CategorySelectProps) {
  const { categories, isDisabled, isLabelShown, label, onChange, value } = props;
  const { language } = useTranslation().i18n;
  return (
    <label>
      {isLabelShown ? label : null}
      <select
        aria-label={isLabelShown ? undefined : label}
        required={!isLabelShown}
        value={value}
        disabled={isDisabled}
        onChange={({ target }) => onChange(target.value)}
      >
        <option value="">{translate('choose', language)}</option>
        {categories.map(({ id, label }) => (
          <option key={id} value={id}>
            {label}
          </option>
        ))}
      </select>
    </label>
  );
}
