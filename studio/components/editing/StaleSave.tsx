'use client';

import type { StaleSaveData } from '@oilway/content/editing/stale-save.ts';
import { windowIdHeader } from '@oilway/content/editing/window-header.ts';
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
import { type RefObject, useEffect, useId, useRef, useState } from 'react';
import { FactList } from '../FactList.tsx';
import { errorMessage } from '../inbox/use-api.ts';
import { translate } from './messages.ts';
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
  const saved = useRef<string>(undefined);
  useWindowHeader(saved);
  useSavedContent(saved);
  const [stale, setStale] = useState<StaleSaveData>();
  const { openModal } = useModal();
  /** Repeats the save: the form keeps only the messages of a response. */
  const retrySave = async () => {
    const response = await save().catch(() => undefined);
    // Saved meanwhile. With drafts the next save sends the window id, and needs no newer base.
    if (response?.ok) return docConfig?.versions?.drafts ? undefined : location.reload();
    // The form's own save reports other errors, and the input is kept.
    if (response?.status !== 409) return;
    const { errors } = (await response.json()) as { errors: { data: StaleSaveData }[] };
    setStale(errors[0]?.data);
    openModal(modalSlug);
  };
  // biome-ignore lint/correctness/useExhaustiveDependencies: runs for each refusal.
  useEffect(() => {
    if (message) void retrySave();
  }, [message]);
  // Payload's form asks before input is lost, except with autosave: a save may be under way or have failed.
  const leaveGuard = docConfig?.versions?.drafts ? (
    <LeaveWithoutSaving disablePreventLeave={!isModified} />
  ) : null;
  if (!stale) return leaveGuard;
  return (
    <>
      {leaveGuard}
      <p className="oilway-note oilway-note--bad oilway-buttons" role="alert">
        {stale.errors[0]?.message}
        <Button buttonStyle="secondary" size="small" onClick={retrySave}>
          {translate('compareTexts', language)}
        </Button>
      </p>
      <ConflictDialog
        stale={stale}
        overwrite={() => save({ [base]: stale.newest })}
        retry={retrySave}
      />
    </>
  );
}

/** Sends a window id with each save, so that the server can distinguish a second save from a save of another window. */
function useWindowHeader(saved: RefObject<string | undefined>): void {
  const { getData, setModified } = useForm();
  const [windowId] = useState(() => `${Date.now()}-${Math.random()}`);
  useEffect(() => {
    const originalFetch = window.fetch;
    let lastSave: Promise<unknown> = Promise.resolve();
    let published: { doc: object } | undefined;
    // Payload's forms offer no place for a header.
    window.fetch = async (input, unchanged) => {
      const init = unchanged && withoutBase(unchanged);
      if (init?.method?.toUpperCase() !== 'PATCH') return originalFetch(input, init);
      const headers = new Headers(init.headers);
      // A form in a drawer has set the header already.
      if (!headers.has(windowIdHeader)) headers.set(windowIdHeader, windowId);
      const payload = init.body instanceof FormData && init.body.get('_payload');
      const sent = payload && JSON.parse(String(payload));
      // From here on the old content is a change, too.
      saved.current = undefined;
      // One save after the other: an autosave under way would be stored after the publication.
      const saving = lastSave.then(() => {
        const isDraft = sent?._status === 'draft' && published;
        if (isDraft && contentOf({ ...published?.doc, ...sent }) === contentOf(published?.doc))
          // An autosave that waited has nothing new. Without `ok` Payload counts no draft.
          return Response.json(published, { status: 300 });
        return originalFetch(input, { ...init, headers });
      });
      lastSave = saving.catch(() => undefined);
      const response = await saving;
      if (response.ok && sent)
        published = sent._status === 'published' ? await response.clone().json() : undefined;
      // Payload takes the end of an autosave for input during it: after every second one the form stays modified.
      if (response.ok && sent && contentOf(sent) === contentOf(getData())) setModified(false);
      return response;
    };
    return () => {
      window.fetch = originalFetch;
    };
  }, [getData, saved, setModified, windowId]);
}

/** Resets a change that leaves the content as it is, as when a block in a text is mounted again: saved, it would be a draft without a change. */
function useSavedContent(saved: RefObject<string | undefined>): void {
  const { getData, setModified } = useForm();
  const isModified = useFormModified();
  const updatedAt = useFormFields(([fields]) => fields.updatedAt?.value);
  // biome-ignore lint/correctness/useExhaustiveDependencies: runs when the values of a save have arrived; a refused one brings none.
  useEffect(() => {
    saved.current = isModified ? undefined : contentOf(getData());
  }, [updatedAt]);
  useEffect(() => {
    if (isModified && contentOf(getData()) === saved.current) setModified(false);
  }, [getData, isModified, saved, setModified]);
}

/** Returns the data of a form as text, without empty values and what each save changes. */
const contentOf = (data: unknown): string =>
  JSON.stringify(data, (key, value) => {
    if (key === '_status' || key === 'updatedAt' || value === null || value?.length === 0)
      return undefined;
    if (typeof value !== 'object' || Array.isArray(value)) return value;
    return Object.fromEntries(
      Object.entries(value).sort(([one], [other]) => (one < other ? -1 : 1)),
    );
  });

/**
 * Payload's link to reset to the published version sends that as JSON, while forms send form data: it is meant to replace the newest version, and has
 * the time of an older one.
 */
function withoutBase(init: RequestInit): RequestInit {
  const isJson = new Headers(init.headers).get('Content-Type') === 'application/json';
  if (!isJson || !String(init.body).includes('"_status":"published"')) return init;
  const { savedAt: _savedAt, updatedAt: _updatedAt, ...body } = JSON.parse(String(init.body));
  return { ...init, body: JSON.stringify(body) };
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
  const url = globalSlug
    ? `${api}/globals/${globalSlug}?${query}`
    : `${api}/${collectionSlug}/${id}?${query}`;
  return (overrides: object = {}) =>
    fetch(url, {
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

interface ConflictDialogProps {
  stale: StaleSaveData;
  overwrite: () => Promise<Response>;
  retry: () => Promise<void>;
}

function ConflictDialog({ retry, overwrite, stale }: ConflictDialogProps) {
  const { language } = useTranslation().i18n;
  const { docConfig } = useDocumentInfo();
  const { setModified } = useForm();
  const [problem, setProblem] = useState<string>();
  const titleId = useId();
  const isModified = useFormModified();
  const [isLeaving, setLeaving] = useState(false);
  const reload = () => {
    setModified(false);
    setLeaving(true);
  };
  // Runs after the `beforeunload` listeners are removed.
  useEffect(() => {
    if (isLeaving && !isModified) setTimeout(() => location.reload());
  }, [isLeaving, isModified]);
  const handleOverwrite = async () => {
    const response = await overwrite().catch(() => undefined);
    if (response?.ok) return reload();
    // Another save came first.
    if (response?.status === 409) return retry();
    setProblem(await errorMessage(response, language));
  };
  return (
    <Modal className="oilway-stale" slug={modalSlug} closeOnBlur={false} aria-labelledby={titleId}>
      <div className="oilway-stale__content oilway-dialog">
        <h1 id={titleId}>{translate('staleTitle', language)}</h1>
        <p>{stale.errors[0]?.message}</p>
        <section
          className="oilway-stale__differences"
          // biome-ignore lint/a11y/noNoninteractiveTabindex: it scrolls, and takes the focus so that a key meant for the text presses no button.
          tabIndex={0}
          aria-label={translate('staleTitle', language)}
        >
          {stale.differences.map(({ mine, place, theirs }) => (
            <section key={place}>
              <h2>{place.replaceAll(' > ', ' › ')}</h2>
              <FactList
                facts={[
                  [translate('myText', language), mine || '–'],
                  [translate('savedText', language), theirs || '–'],
                ]}
              />
            </section>
          ))}
        </section>
        {docConfig?.versions ? <p>{translate('staleHint', language)}</p> : null}
        {problem ? <p role="alert">{problem}</p> : null}
        <div className="oilway-buttons">
          <Button buttonStyle="primary" onClick={handleOverwrite}>
            {translate('keepMine', language)}
          </Button>
          <Button buttonStyle="secondary" onClick={reload}>
            {translate('takeTheirs', language)}
          </Button>
        </div>
      </div>
    </Modal>
  );
}
