'use client';

import type { ReportDeletion, ReportingKey } from '@oilway/content/payload-types.ts';
import { recipientOf } from '@oilway/store/reporting/officer-key.ts';
import { reportNumber } from '@oilway/store/reporting/report-number.ts';
import { signingKeyOf } from '@oilway/store/reporting/signing-key.ts';
import { Button, useConfig } from '@payloadcms/ui';
import { Fragment, useCallback, useEffect, useMemo, useRef, useState } from 'react';
import { DeletedReports } from './DeletedReports.tsx';
import { KeyManagement } from './KeyManagement.tsx';
import { type Keyring, listUnsignedKeys } from './keyring.ts';
import { translate } from './messages.ts';
import { OpenArchive } from './OpenArchive.tsx';
import type { PublicKeys } from './Recipients.tsx';
import { ReportDetails } from './ReportDetails.tsx';
import { type CaseSearch, ReportList } from './ReportList.tsx';
import { ReportingClient, type ReportingProps, type ReportWithStatus } from './reporting-client.ts';
import { UnlockKey } from './UnlockKey.tsx';

/** The view of an officer. The unlocked private key exists only in the memory of this page. */
export function ReportingOffice({ language, ownId, people }: ReportingProps) {
  const { config } = useConfig();
  const client = useMemo(
    () => new ReportingClient(`${config.serverURL}${config.routes.api}`),
    [config.serverURL, config.routes.api],
  );
  const [keys, setKeys] = useState<ReportingKey[]>();
  const [reports, setReports] = useState<ReportWithStatus[]>([]);
  const [deletions, setDeletions] = useState<ReportDeletion[]>([]);
  const [keyring, setKeyring] = useState<Keyring>();
  const [identity, setIdentity] = useState<string>();
  const [ownKeys, setOwnKeys] = useState<PublicKeys>();
  const signingKey = useMemo(() => (identity ? signingKeyOf(identity) : undefined), [identity]);
  /** The address's fragment: the number of the open case, or a mark that filters the list. */
  const [fragment, setFragment] = useState('');
  const [search, setSearch] = useState<CaseSearch>();
  const [failed, setFailed] = useState(false);
  const latest = useRef<unknown>(undefined);
  const refresh = useCallback(async () => {
    const loading = Promise.all([
      client.keys(),
      client.keyring(),
      client.reports(identity),
      client.deletions(),
    ]);
    latest.current = loading;
    try {
      const [allKeys, loadedKeyring, allReports, allDeletions] = await loading;
      // A later one has newer data, though it may end first.
      if (latest.current !== loading) return;
      setKeys(allKeys);
      setKeyring(loadedKeyring);
      setReports(allReports);
      setDeletions(allDeletions);
    } catch {
      if (latest.current === loading) setFailed(true);
    }
  }, [client, identity]);
  useEffect(() => {
    const select = () => {
      setFragment(window.location.hash.slice(1));
      void refresh();
    };
    select();
    window.addEventListener('hashchange', select);
    return () => window.removeEventListener('hashchange', select);
  }, [refresh]);

  if (failed) return <p role="alert">{translate('failed', language)}</p>;
  if (!keys || !keyring) return <p role="status">{translate('busy', language)}</p>;
  const ownKey = keys.find(({ handler }) => handler === ownId);
  const unlock = async (privateKey: string) => {
    const recipient = await recipientOf(privateKey);
    const { signing } = signingKeyOf(privateKey);
    // The recovery key belongs to no officer.
    const isOwn = ownKey?.recipient === recipient;
    setOwnKeys(isOwn ? { recipient, signing } : undefined);
    // A search while locked found numbers and states only.
    setSearch(undefined);
    setIdentity(privateKey);
  };
  const selectedReport = reports.find(({ id }) => reportNumber(id) === fragment);
  if (identity && selectedReport)
    return (
      <ReportDetails
        key={selectedReport.id}
        report={selectedReport}
        onChange={refresh}
        onLock={() => setIdentity(undefined)}
        {...{ client, identity, language, ownId, people }}
      />
    );
  const isUrgent =
    !keyring.isFormOpen ||
    !keyring.extendsPin ||
    !ownKey ||
    Boolean(keyring.state?.pendingRecovery) ||
    listUnsignedKeys(keys, keyring).length > 0 ||
    people.some(({ isFormer }) => isFormer);
  const keyManagement = (
    <KeyManagement
      key="keys"
      onChange={refresh}
      onCreated={async (privateKey, newKeys) => {
        await refresh();
        setOwnKeys(newKeys);
        setIdentity(privateKey);
      }}
      ownKeys={identity ? ownKeys : undefined}
      {...{ isUrgent, keyring, client, keys, language, ownId, people, signingKey }}
    />
  );
  const cases = (
    <Fragment key="cases">
      {ownKey && !identity ? (
        <UnlockKey wrapped={ownKey.wrapped ?? ''} onUnlock={unlock} language={language} />
      ) : null}
      {identity ? (
        <Button buttonStyle="secondary" size="small" onClick={() => setIdentity(undefined)}>
          {translate('lock', language)}
        </Button>
      ) : null}
      <ReportList
        mark={fragment}
        onSearch={setSearch}
        {...{ client, identity, language, reports, search }}
      />
      <DeletedReports {...{ deletions, language }} />
      {/* Locking closes an opened archive too. */}
      <OpenArchive key={String(Boolean(identity))} language={language} />
    </Fragment>
  );
  // Keys that need an officer come first. The same elements move, which keeps a new key that is shown.
  return isUrgent ? [keyManagement, cases] : [cases, keyManagement];
}
