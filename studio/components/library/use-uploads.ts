import { useConfig, useTranslation } from '@payloadcms/ui';
import { useEffect, useRef, useState } from 'react';
import type { ChosenFile } from './chosen-files.ts';
import { translate } from './messages.ts';

/** A file of the list with its key, its category, `''` for none, and what became of it. */
export interface Upload extends ChosenFile {
  key: string;
  category: string;
  state: 'waiting' | 'uploading' | 'done' | 'failed';
  error?: string;
}

/** An interrupted upload, stored for the tab: the keys of what arrived, and the paths of the rest. */
interface Interrupted {
  arrived: string[];
  missing: string[];
}

const storageKey = 'oilway-upload';

/** The server's limit in bytes. */
const maxSize = 50_000_000;

/** Returns the list of uploads and its operations. Files are uploaded one after another: a refused one does not stop the others. */
export function useUploads() {
  const { config } = useConfig();
  const { language } = useTranslation().i18n;
  const [uploads, setUploads] = useState<Upload[]>([]);
  const [isBusy, setBusy] = useState(false);
  const [interrupted, setInterrupted] = useState<Interrupted>();
  const isMounted = useRef(true);
  useEffect(() => {
    isMounted.current = true;
    const stored = sessionStorage.getItem(storageKey);
    if (stored) setInterrupted(JSON.parse(stored) as Interrupted);
    // The notice appears once.
    store(undefined);
    return () => {
      isMounted.current = false;
    };
  }, []);
  useLeaveWarning(isBusy, translate('leave', language));
  const change = (key: string, changes: Partial<Upload>) =>
    setUploads((all) => all.map((one) => (one.key === key ? { ...one, ...changes } : one)));
  const remove = (key: string) => setUploads((all) => all.filter((one) => one.key !== key));
  const start = async (entryState: 'draft' | 'published') => {
    setBusy(true);
    const left = uploads.filter(({ state }) => state !== 'done');
    const done = uploads.filter(({ state }) => state === 'done').map(({ key }) => key);
    const arrived = [...new Set([...(interrupted?.arrived ?? []), ...done])];
    for (const [index, { category, file, key }] of left.entries()) {
      store({ arrived, missing: left.slice(index).map(({ path }) => path) });
      if (!isMounted.current) return;
      change(key, { state: 'uploading' });
      const entry = { category: Number(category), entryState };
      const address = `${config.serverURL}${config.routes.api}/portal-uploads`;
      const error = await send(address, file, entry, language);
      if (error === undefined) arrived.push(key);
      change(key, error === undefined ? { state: 'done' } : { state: 'failed', error });
    }
    store(undefined);
    setInterrupted(undefined);
    setBusy(false);
  };
  /** Adds files that are not in the list. What arrived before an interruption is marked, so that it is not uploaded again. */
  const add = (files: Pick<Upload, 'category' | 'file' | 'path'>[]) =>
    setUploads((all) => {
      const known = new Set(all.map(({ key }) => key));
      const added = files
        .map((file) => ({ ...file, key: keyOf(file) }))
        .filter(({ key }) => !known.has(key))
        .map((file) => ({
          ...file,
          state: interrupted?.arrived.includes(file.key) ? ('done' as const) : ('waiting' as const),
        }));
      return [...all, ...added];
    });
  return { uploads, isBusy, interrupted, add, change, remove, start };
}

const keyOf = ({ file, path }: ChosenFile): string => `${path}|${file.size}|${file.lastModified}`;

function store(interrupted: Interrupted | undefined): void {
  if (interrupted) sessionStorage.setItem(storageKey, JSON.stringify(interrupted));
  else sessionStorage.removeItem(storageKey);
}

/** Returns the reason why a file did not arrive; undefined for success. */
async function send(
  address: string,
  file: File,
  entry: object,
  language: string,
): Promise<string | undefined> {
  if (file.size > maxSize) return translate('tooLarge', language);
  const body = new FormData();
  body.set('file', file);
  body.set('_payload', JSON.stringify(entry));
  const headers = { 'Accept-Language': language };
  const response = await fetch(address, {
    ...{ method: 'POST', credentials: 'include', headers, body },
  }).catch(() => undefined);
  if (response?.ok) return undefined;
  const answer = (await response?.json().catch(() => undefined)) as
    | { errors?: { message?: string }[] }
    | undefined;
  const reason = answer?.errors?.[0]?.message ?? translate('failed', language);
  return reason.replace(`${file.name}: `, '');
}

/** Asks before the page is left: by the browser, and by a link within the studio. */
function useLeaveWarning(isActive: boolean, question: string): void {
  useEffect(() => {
    if (!isActive) return undefined;
    const onUnload = (event: BeforeUnloadEvent) => event.preventDefault();
    const onClick = (event: MouseEvent) => {
      const link = (event.target as Element).closest<HTMLAnchorElement>('a[href]');
      if (!link || link.target === '_blank' || event.metaKey || event.ctrlKey) return;
      if (window.confirm(question)) return;
      event.preventDefault();
      event.stopPropagation();
    };
    window.addEventListener('beforeunload', onUnload);
    document.addEventListener('click', onClick, true);
    return () => {
      window.removeEventListener('beforeunload', onUnload);
      document.removeEventListener('click', onClick, true);
    };
  }, [isActive, question]);
}
