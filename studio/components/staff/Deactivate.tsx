'use client';

import { roleLabels } from '@oilway/content/access/roles.ts';
import { inLanguage } from '@oilway/content/labels.ts';
import type { Handover } from '@oilway/content/staff/handover.ts';
import { inboxes } from '@oilway/store/inboxes.ts';
import { Banner, Button, useConfig, useTranslation } from '@payloadcms/ui';
import { useEffect, useRef, useState } from 'react';
import { createPortal } from 'react-dom';
import { type HandoverMessageKey, translateHandover } from './handover-messages.ts';
import { useAuthRequest } from './use-auth-request.ts';
import './staff-form.css';

interface Props {
  accountId: string;
  name: string;
  isDeactivated: boolean;
}

/** Deactivates an account by a dialog that hands over what its owner has to do, or reactivates it. */
export function Deactivate({ accountId, isDeactivated, name }: Props) {
  const { config } = useConfig();
  const { language } = useTranslation().i18n;
  const send = useAuthRequest();
  const [handover, setHandover] = useState<Handover>();
  const [message, setMessage] = useState('');
  const [busy, setBusy] = useState(false);
  const dialog = useRef<HTMLDialogElement>(null);
  const t = (key: HandoverMessageKey) => translateHandover(key, language);

  useEffect(() => {
    if (handover && !dialog.current?.open) dialog.current?.showModal();
  }, [handover]);
  const open = async () => {
    setMessage('');
    const url = `${config.routes.api}/staff/${accountId}/handover`;
    const headers = { 'Accept-Language': language };
    const response = await fetch(url, { credentials: 'same-origin', headers }).catch(
      () => undefined,
    );
    if (!response?.ok) return setMessage(t('failed'));
    setHandover(await response.json());
  };
  const change = async (action: 'deactivate' | 'reactivate', body: object) => {
    if (busy) return;
    setBusy(true);
    const result = await send(`${accountId}/${action}`, body);
    if (result.ok) return location.reload();
    setMessage(result.message);
    setBusy(false);
  };
  return (
    <div className="oilway-handover">
      <Button
        buttonStyle="secondary"
        onClick={() => void (isDeactivated ? change('reactivate', {}) : open())}
      >
        {t(isDeactivated ? 'reactivate' : 'deactivate')}
      </Button>
      <p role="status">{handover ? '' : message}</p>
      {handover &&
        // The form of the document, which surrounds this, may not contain another form.
        createPortal(
          <dialog
            ref={dialog}
            className="oilway-handover oilway-handover__dialog"
            aria-labelledby="oilway-handover"
            onClose={() => {
              setHandover(undefined);
              setMessage('');
            }}
          >
            <h2 id="oilway-handover">{t('title').replace('{name}', name)}</h2>
            {handover.refusal ? (
              <Banner type="error">{handover.refusal}</Banner>
            ) : (
              <HandoverForm
                {...{ busy, handover, message }}
                onSubmit={(successor) => void change('deactivate', { successor })}
              />
            )}
            <Button
              buttonStyle="secondary"
              className="oilway-handover__button"
              onClick={() => dialog.current?.close()}
            >
              {t('cancel')}
            </Button>
          </dialog>,
          document.body,
        )}
    </div>
  );
}

interface FormProps {
  busy: boolean;
  handover: Handover;
  message: string;
  onSubmit: (successor: number | null) => void;
}

function HandoverForm({ busy, handover, message, onSubmit }: FormProps) {
  const { language } = useTranslation().i18n;
  const t = (key: HandoverMessageKey) => translateHandover(key, language);
  const { closesReporting, drafts, entries, holdsKey, planned, successors } = handover;
  const counts = [
    ...inboxes.map((inbox) => [inbox, entries[inbox]] as const),
    ['planned', planned] as const,
  ].filter(([, count]) => count > 0);
  return (
    <form
      onSubmit={(event) => {
        event.preventDefault();
        // React events bubble through the portal to the form of the document.
        event.stopPropagation();
        const chosen = new FormData(event.currentTarget).get('successor');
        onSubmit(chosen ? Number(chosen) || null : null);
      }}
    >
      <p>{t('consequences')}</p>
      <h3>{t('theirs')}</h3>
      {counts.length === 0 && <p>{t('nothing')}</p>}
      <ul>
        {counts.map(([what, count]) => (
          <li key={what}>
            {t(what)}: <strong>{count}</strong>
          </li>
        ))}
        {drafts > 0 && (
          <li>
            {t('drafts')}: <strong>{drafts}</strong> – {t('draftsStay')}
          </li>
        )}
        {holdsKey && (
          <li>
            {t('key')} – {t('keyStays')}
          </li>
        )}
      </ul>
      {closesReporting && <Banner type="error">{t('closesReporting')}</Banner>}
      {counts.length > 0 && (
        <label>
          <strong>{t('who')}</strong>
          <span>{t('whoHint')}</span>
          <select name="successor" required defaultValue="">
            <option value="" disabled>
              {t('choose')}
            </option>
            {successors.map(({ id, name, role }) => (
              <option key={id} value={id}>
                {name} ({inLanguage(roleLabels[role], language)})
              </option>
            ))}
            {planned === 0 && <option value="none">{t('unassigned')}</option>}
          </select>
        </label>
      )}
      <p role="alert">{message}</p>
      <Button buttonStyle="primary" className="oilway-handover__button" type="submit">
        {t(busy ? 'busy' : 'deactivateNow')}
      </Button>
    </form>
  );
}
