import { useConfig, useTranslation } from '@payloadcms/ui';
import { useEffect, useRef, useState } from 'react';
import { errorMessage } from '../inbox/use-api.ts';
import { useLeaveWarning } from '../use-leave-warning.ts';
import { translate } from './messages.ts';

/** A chosen file with its folders, its category, `''` for none, and what became of it. */
export interface Upload {
  file: File;
  path: string;
  category: string;
  state: 'waiting' | 'uploading' | 'done' | 'failed';
  error?: string;
}

/** Files that systems add to folders. */
const systemFiles = /(?:^|\/)(?:\.[^/]*|Thumbs\.db|desktop\.ini)(?:$|\/)/i;

/** Returns the list of uploads and its operations. Files are uploaded one after another: a refused one does not stop the others. */
export function useUploads(propose: (path: string) => string) {
  const { config } = useConfig();
  const { language } = useTranslation().i18n;
  const [uploads, setUploads] = useState<Upload[]>([]);
  const [isBusy, setBusy] = useState(false);
  const isMounted = useRef(true);
  useEffect(() => {
    isMounted.current = true;
    return () => {
      isMounted.current = false;
    };
  }, []);
  useLeaveWarning(isBusy, translate('leave', language));
  const change = (path: string, changes: Partial<Upload>) =>
    setUploads((all) => all.map((one) => (one.path === path ? { ...one, ...changes } : one)));
  const start = async (entryState: 'draft' | 'published') => {
    setBusy(true);
    for (const { category, file, path, state } of uploads) {
      if (!category || state === 'done') continue;
      if (!isMounted.current) return;
      change(path, { state: 'uploading' });
      const entry = { category: Number(category), entryState };
      const address = `${config.serverURL}${config.routes.api}/portal-uploads`;
      const error = await send(address, file, entry, language);
      change(path, error === undefined ? { state: 'done' } : { state: 'failed', error });
    }
    setBusy(false);
  };
  /** Adds files that are not in the list. */
  const add = (files: FileList) => {
    const added = [...files]
      .map((file) => ({ file, path: file.webkitRelativePath || file.name }))
      .filter(({ path }) => !systemFiles.test(path) && !uploads.some((one) => one.path === path))
      .map((chosen) => ({ ...chosen, category: propose(chosen.path), state: 'waiting' as const }));
    setUploads([...uploads, ...added]);
  };
  return { uploads, isBusy, add, change, start };
}

async function send(
  address: string,
  file: File,
  entry: object,
  language: string,
): Promise<string | undefined> {
  const body = new FormData();
  body.set('file', file);
  body.set('_payload', JSON.stringify(entry));
  const headers = { 'Accept-Language': language };
  const request = { method: 'POST', credentials: 'include', headers, body } as const;
  const response = await fetch(address, request).catch(() => undefined);
  return response?.ok ? undefined : errorMessage(response, language);
}
