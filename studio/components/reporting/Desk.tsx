'use client';

import type { ReportDeletion, ReportingKey } from '@oilway/content/payload-types.ts';
import { recipientOf } from '@oilway/store/reporting/handler-key.ts';
import { signingKeyOf } from '@oilway/store/reporting/signing-key.ts';
import { Button, useConfig, useTranslation } from '@payloadcms/ui';
import { useCallback, useEffect, useMemo, useState } from 'react';
import { Cases } from './Cases.tsx';
import { CaseView } from './CaseView.tsx';
import { Deletions } from './Deletions.tsx';
import { DeskCalls, type DeskCase } from './desk-calls.ts';
import type { DeskProps } from './desk-props.ts';
import { Keys } from './Keys.tsx';
import type { KeyBook } from './key-book.ts';
import { say } from './messages.ts';
import type { PublicKeys } from './Recipients.tsx';
import { Unlock } from './Unlock.tsx';

/** The view of an officer. The unlocked private key exists only in the memory of this page. */
export function Desk({ own, people }: DeskProps) {
  const { config } = useConfig();
  const { i18n } = useTranslation();
  const { language } = i18n;
  const calls = useMemo(
    () => new DeskCalls(`${config.serverURL}${config.routes.api}`),
    [config.serverURL, config.routes.api],
  );
  const [keys, setKeys] = useState<ReportingKey[]>();
  const [cases, setCases] = useState<DeskCase[]>([]);
  const [deletions, setDeletions] = useState<ReportDeletion[]>([]);
  const [book, setBook] = useState<KeyBook>();
  const [identity, setIdentity] = useState<string>();
  const [ownKeys, setOwnKeys] = useState<PublicKeys>();
  const signingKey = useMemo(() => (identity ? signingKeyOf(identity) : undefined), [identity]);
  const [shown, setShown] = useState<string>();
  const [failed, setFailed] = useState(false);
  const refresh = useCallback(async () => {
    try {
      const [allKeys, current, allCases, allDeletions] = await Promise.all([
        calls.keys(),
        calls.book(),
        calls.cases(),
        calls.deletions(),
      ]);
      setKeys(allKeys);
      setBook(current);
      setCases(allCases);
      setDeletions(allDeletions);
    } catch {
      setFailed(true);
    }
  }, [calls]);
  useEffect(() => void refresh(), [refresh]);

  if (failed) return <p role="alert">{say('failed', language)}</p>;
  if (!keys || !book) return <p role="status">{say('busy', language)}</p>;
  const ownKey = keys.find(({ handler }) => handler === own);
  const unlock = async (opened: string) => {
    const recipient = await recipientOf(opened);
    const { signing } = signingKeyOf(opened);
    // The recovery key belongs to no officer.
    const isOwn = ownKey?.recipient === recipient;
    setOwnKeys(isOwn ? { recipient, signing } : undefined);
    setIdentity(opened);
    if (!isOwn || ownKey.signing) return;
    await calls.keepSigning(signing).catch(() => setFailed(true));
    await refresh();
  };
  const open = cases.find(({ id }) => id === shown);
  if (identity && open)
    return (
      <CaseView
        report={open}
        onBack={() => setShown(undefined)}
        onChange={refresh}
        {...{ calls, identity, language, own, people }}
      />
    );
  return (
    <>
      <Keys
        onChange={refresh}
        ownKeys={identity ? ownKeys : undefined}
        {...{ book, calls, keys, language, own, people, signingKey }}
      />
      {ownKey && !identity ? (
        <Unlock wrapped={ownKey.wrapped ?? ''} onUnlock={unlock} language={language} />
      ) : null}
      {identity ? (
        <Button buttonStyle="secondary" size="small" onClick={() => setIdentity(undefined)}>
          {say('lock', language)}
        </Button>
      ) : null}
      <Cases cases={cases} onOpen={identity ? setShown : undefined} language={language} />
      <Deletions {...{ deletions, language }} />
    </>
  );
}
