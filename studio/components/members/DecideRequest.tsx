'use client';

import {
  Button,
  Drawer,
  Link,
  toast,
  useConfig,
  useDrawerSlug,
  useModal,
  useTranslation,
} from '@payloadcms/ui';
import { useRouter } from 'next/navigation.js';
import { type FormEvent, type ReactNode, useId, useState } from 'react';
import { useHydrated } from '../use-hydrated.ts';
import { AcceptFields, type DecideRequestProps } from './AcceptFields.tsx';
import { defaultReasons, stateText, translate } from './messages.ts';

/** The buttons of an open request; each opens a form in which everything is filled in. */
export function DecideRequest(props: DecideRequestProps) {
  const { member, proposal } = props;
  const { language } = useTranslation().i18n;
  const { routes } = useConfig().config;
  const id = useId();
  return (
    <>
      {proposal.related.length > 0 ? (
        <>
          <h3>{translate('related', language)}</h3>
          <ul>
            {proposal.related.map((other) => (
              <li key={other.id}>
                <Link href={`${routes.admin}/collections/members/${other.id}`} prefetch={false}>
                  {`${other.name}, ${other.email}`}
                </Link>{' '}
                ({stateText(other.state, language)})
              </li>
            ))}
          </ul>
        </>
      ) : null}
      <div className="oilway-request__buttons">
        <Decision action="accept" memberId={member.id} bodyOf={acceptBody}>
          <AcceptFields {...props} />
        </Decision>
        <Decision
          action="refuse"
          memberId={member.id}
          bodyOf={(form) => ({ text: form.get('text') })}
        >
          <label htmlFor={`${id}-text`}>{translate('reasons', language)}</label>
          <p id={`${id}-hint`}>{translate('reasonsHint', language, { email: member.email })}</p>
          <textarea
            id={`${id}-text`}
            name="text"
            rows={12}
            maxLength={10_000}
            required
            aria-describedby={`${id}-hint`}
            defaultValue={defaultReasons[member.cultureName]}
          />
        </Decision>
      </div>
    </>
  );
}

const acceptBody = (form: FormData) => ({
  name: form.get('name'),
  email: form.get('email'),
  cultureName: form.get('cultureName'),
  company:
    form.get('company') === 'new'
      ? {
          name: form.get('companyName'),
          country: form.get('country'),
          categories: form.getAll('categories').map(Number),
        }
      : Number(form.get('company')),
});

interface DecisionProps {
  action: 'accept' | 'refuse';
  memberId: string;
  bodyOf(form: FormData): object;
  children: ReactNode;
}

function Decision({ action, bodyOf, children, memberId }: DecisionProps) {
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
    const body = JSON.stringify(bodyOf(new FormData(event.currentTarget)));
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
        disabled={!isHydrated}
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
