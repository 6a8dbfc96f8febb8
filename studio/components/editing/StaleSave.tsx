'use client';

import type { StaleSaveData } from '@oilway/content/editing/stale-save.ts';
import { windowHeader } from '@oilway/content/editing/window-header.ts';
import {
  Button,
  LeaveWithoutSaving,
  Modal,
  useConfig,
  useDocumentInfo,
  useForm,
  useFormFields,
  useFormModified,
  useLocale,
  useModal,
  useTranslation,
} from '@payloadcms/ui';
import { useEffect, useId, useState } from 'react';
import { say } from './messages.ts';
import './stale-save.css';

const modalSlug = 'oilway-stale-save';

/** The dialog after a conflicting save: shows both texts and offers a choice. */
export function StaleSave() {
  const base = useFormFields(([fields]) => (fields.savedAt ? 'savedAt' : 'updatedAt'));
  const message = useFormFields(([fields]) => fields[base]?.errorMessage);
  const { language } = useTranslation().i18n;
  const { docConfig } = useDocumentInfo();
  const isModified = useFormModified();
  const save = useSave();
  useWindowName();
  const [stale, setStale] = useState<StaleSaveData>();
  const { openModal } = useModal();
  /** Repeats the save: the form keeps only the messages of a response. */
  const ask = async () => {
    const answer = await save().catch(() => undefined);
    // Saved meanwhile. With drafts the next save names this window, and needs no newer base.
    if (answer?.ok) return docConfig?.versions?.drafts ? undefined : location.reload();
    // The form's own save reports other errors, and the input is kept.
    if (answer?.status !== 409) return;
    const { errors } = (await answer.json()) as { errors: { data: StaleSaveData }[] };
    setStale(errors[0]?.data);
    openModal(modalSlug);
  };
  // biome-ignore lint/correctness/useExhaustiveDependencies: runs for each refusal.
  useEffect(() => {
    if (message) void ask();
  }, [message]);
  // Payload's form asks before input is lost, except with autosave: a save may be under way or have failed.
  const leaveGuard = docConfig?.versions?.drafts ? (
    <LeaveWithoutSaving disablePreventLeave={!isModified} />
  ) : null;
  if (!stale) return leaveGuard;
  return (
    <>
      {leaveGuard}
      <p className="oilway-stale__again" role="alert">
        {stale.errors[0]?.message}
        <Button buttonStyle="secondary" size="small" onClick={ask}>
          {say('compareTexts', language)}
        </Button>
      </p>
      <Choice stale={stale} keepMine={() => save({ [base]: stale.newest })} askAgain={ask} />
    </>
  );
}

/** Names this window in each save, so that the server tells a second save of it from one of another window. */
function useWindowName(): void {
  const [name] = useState(() => `${Date.now()}-${Math.random()}`);
  useEffect(() => {
    const plain = window.fetch;
    // Payload's forms offer no place for a header.
    window.fetch = (input, init) => {
      if (init?.method?.toUpperCase() !== 'PATCH') return plain(input, init);
      const headers = new Headers(init.headers);
      // A form in a drawer has named itself already.
      if (!headers.has(windowHeader)) headers.set(windowHeader, name);
      return plain(input, { ...init, headers });
    };
    return () => {
      window.fetch = plain;
    };
  }, [name]);
}

/** Returns a function that saves the form, as a draft if the collection has drafts. */
function useSave() {
  const { config } = useConfig();
  const { code } = useLocale();
  const { collectionSlug, docConfig, globalSlug, id } = useDocumentInfo();
  const { getData } = useForm();
  const api = config.serverURL + config.routes.api;
  const hasDrafts = Boolean(docConfig?.versions?.drafts);
  const query = new URLSearchParams({ depth: '0', locale: code, 'fallback-locale': 'null' });
  if (hasDrafts) query.set('draft', 'true');
  const address = globalSlug
    ? `${api}/globals/${globalSlug}?${query}`
    : `${api}/${collectionSlug}/${id}?${query}`;
  return (overrides: object = {}) =>
    fetch(address, {
      method: globalSlug ? 'POST' : 'PATCH',
      credentials: 'include',
      headers: { 'content-type': 'application/json' },
      body: JSON.stringify({
        ...getData(),
        ...(hasDrafts ? { _status: 'draft' } : {}),
        ...overrides,
      }),
    });
}

interface ChoiceProps {
  stale: StaleSaveData;
  keepMine: () => Promise<Response>;
  askAgain: () => Promise<void>;
}

function Choice({ askAgain, keepMine, stale }: ChoiceProps) {
  const { language } = useTranslation().i18n;
  const { docConfig } = useDocumentInfo();
  const { setModified } = useForm();
  const [refusal, setRefusal] = useState<string>();
  const title = useId();
  const isModified = useFormModified();
  const [isLeaving, setLeaving] = useState(false);
  const reload = () => {
    setModified(false);
    setLeaving(true);
  };
  // Runs after the listeners that ask whether to leave are removed.
  useEffect(() => {
    if (isLeaving && !isModified) setTimeout(() => location.reload());
  }, [isLeaving, isModified]);
  const keep = async () => {
    const answer = await keepMine().catch(() => undefined);
    if (answer?.ok) return reload();
    // Another save came first.
    if (answer?.status === 409) return askAgain();
    const said = (await answer?.json().catch(() => undefined)) as
      | { errors?: { message: string }[] }
      | undefined;
    setRefusal(said?.errors?.[0]?.message ?? say('keepFailed', language));
  };
  return (
    <Modal className="oilway-stale" slug={modalSlug} closeOnBlur={false} aria-labelledby={title}>
      <div className="oilway-stale__content">
        <h1 id={title}>{say('staleTitle', language)}</h1>
        <p>{stale.errors[0]?.message}</p>
        <section
          className="oilway-stale__differences"
          // biome-ignore lint/a11y/noNoninteractiveTabindex: it scrolls, and takes the focus before a button that a key meant for the text would press.
          tabIndex={0}
          aria-label={say('staleTitle', language)}
        >
          {stale.differences.map(({ mine, place, theirs }) => (
            <section key={place}>
              <h2>{place.replaceAll(' > ', ' › ')}</h2>
              <dl>
                <div>
                  <dt>{say('myText', language)}</dt>
                  <dd>{mine || '–'}</dd>
                </div>
                <div>
                  <dt>{say('savedText', language)}</dt>
                  <dd>{theirs || '–'}</dd>
                </div>
              </dl>
            </section>
          ))}
        </section>
        {docConfig?.versions ? <p>{say('staleHint', language)}</p> : null}
        {refusal ? <p role="alert">{refusal}</p> : null}
        <div className="oilway-stale__buttons">
          <Button buttonStyle="primary" onClick={keep}>
            {say('keepMine', language)}
          </Button>
          <Button buttonStyle="secondary" onClick={reload}>
            {say('takeTheirs', language)}
          </Button>
        </div>
      </div>
    </Modal>
  );
}
