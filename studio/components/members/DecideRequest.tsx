'use client';

import {
  Button,
  Drawer,
  toast,
  useConfig,
  useDrawerSlug,
  useFormModified,
  useModal,
  useTranslation,
} from '@payloadcms/ui';
import { useRouter } from 'next/navigation.js';
import { type FormEvent, type ReactNode, useId, useState } from 'react';
import { useHydrated } from '../use-hydrated.ts';
import {
  type Acceptance,
  AcceptFields,
  type DecideRequestProps,
  proposedAcceptance,
} from './AcceptFields.tsx';
import { defaultReasons, translate } from './messages.ts';

/** The buttons of an open request; each opens a form in which everything is filled in. What is typed outlives a closed form. */
export function DecideRequest(props: DecideRequestProps) {
  const { member } = props;
  const { language } = useTranslation().i18n;
  const id = useId();
  // A decision loads the member anew, without changes that are not saved.
  const isModified = useFormModified();
  const [acceptance, setAcceptance] = useState(() => proposedAcceptance(props));
  const [reasons, setReasons] = useState(defaultReasons[member.cultureName]);
  const common = { memberId: member.id, isDisabled: isModified };
  return (
    <>
      {isModified ? <p>{translate('saveFirst', language)}</p> : null}
      <div className="oilway-request__buttons">
        <Decision {...common} action="accept" body={acceptBody(acceptance)}>
          <AcceptFields
            {...props}
            value={acceptance}
            onChange={(changes) => setAcceptance({ ...acceptance, ...changes })}
          />
        </Decision>
        <Decision {...common} action="refuse" body={{ text: reasons }}>
          <label htmlFor={`${id}-text`}>{translate('reasons', language)}</label>
          <p id={`${id}-hint`}>{translate('reasonsHint', language, { email: member.email })}</p>
          <textarea
            id={`${id}-text`}
            rows={12}
            maxLength={10_000}
            required
            aria-describedby={`${id}-hint`}
            value={reasons}
            onChange={({ target }) => setReasons(target.value)}
          />
        </Decision>
      </div>
    </>
  );
}

const acceptBody = ({ categories, company, companyName, country, ...person }: Acceptance) => ({
  ...person,
  company: company === 'new' ? { name: companyName, country, categories } : Number(company),
});

interface DecisionProps {
  action: 'accept' | 'refuse';
  memberId: string;
  isDisabled: boolean;
  body: object;
  children: ReactNode;
}

function Decision({ action, body: decision, children, isDisabled, memberId }: DecisionProps) {
  const { config } = useConfig();
  const { language } = useTranslation().i18n;
  const router = useRouter();
  const slug = useDrawerSlug(`oilway-${action}`);
  const { closeModal, openModal } = useModal();
  const isHydrated = useHydrated();
  const [isBusy, setBusy] = useState(false);
  const [error, setError] = useState('');
  const send = async (event: FormEvent<HTMLFormElement>) => {
    event.preventDefault();
    // React events bubble through the drawer's portal to the form of the document.
    event.stopPropagation();
    const body = JSON.stringify(decision);
    setBusy(true);
    const address = `${config.serverURL}${config.routes.api}/members/${memberId}/${action}`;
    const headers = { 'Content-Type': 'application/json', 'Accept-Language': language };
    const problem = await fetch(address, { method: 'POST', credentials: 'include', headers, body })
      .then(problemOf)
      .catch(() => '');
    setBusy(false);
    setError(problem === undefined ? '' : problem || translate('failed', language));
    if (problem !== undefined) return;
    toast.success(translate(action === 'accept' ? 'accepted' : 'refused', language));
    closeModal(slug);
    router.refresh();
  };
  return (
    <>
      <Button
        buttonStyle="secondary"
        margin={false}
        disabled={!isHydrated || isDisabled}
        onClick={() => openModal(slug)}
      >
        {translate(action, language)}
      </Button>
      <Drawer slug={slug} title={translate(action, language)}>
        <form className="oilway-request__form" onSubmit={(event) => void send(event)}>
          {children}
          <p className="oilway-request__error" role="alert">
            {error}
          </p>
          <Button type="submit" margin={false} disabled={isBusy}>
            {translate(action === 'accept' ? 'acceptNow' : 'refuseNow', language)}
          </Button>
        </form>
      </Drawer>
    </>
  );
}

/** Returns the message of a refused call, undefined for success. */
async function problemOf(response: Response): Promise<string | undefined> {
  if (response.ok) return undefined;
  const { errors } = (await response.json().catch(() => ({}))) as {
    errors?: { message?: string; data?: { errors?: { message?: string }[] } }[];
  };
  return errors?.[0]?.data?.errors?.[0]?.message ?? errors?.[0]?.message ?? '';
}
