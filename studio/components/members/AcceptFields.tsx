'use client';

import { type CategoryOption, labelOf } from '@oilway/content/library/category-options.ts';
import type { AccountRequestProposal } from '@oilway/content/members/account-request-proposal.ts';
import type { Member } from '@oilway/content/payload-types.ts';
import { countryOf } from '@oilway/store/locales.ts';
import { useTranslation } from '@payloadcms/ui';
import { type InputHTMLAttributes, type SelectHTMLAttributes, useId, useState } from 'react';
import { type RequestMessageKey, translate } from './messages.ts';

export interface DecideRequestProps {
  member: Pick<Member, 'id' | 'cultureName' | 'email' | 'name'>;
  requestedCompany: string;
  proposal: AccountRequestProposal;
  categories: CategoryOption[];
}

/** The member and the company; the latter existing or new, with the categories that it may see. */
export function AcceptFields({
  categories,
  member,
  proposal,
  requestedCompany,
}: DecideRequestProps) {
  const { language } = useTranslation().i18n;
  const [company, setCompany] = useState(String(proposal.proposed?.id ?? 'new'));
  const isProposed = company === String(proposal.proposed?.id);
  // The categories of the person's site first.
  const sorted = categories.toSorted(
    (one, other) =>
      Number(other.locale === member.cultureName) - Number(one.locale === member.cultureName),
  );
  const countries = [
    [translate('germany', language), 'de', 'de-DE'],
    [translate('poland', language), 'pl', 'pl-PL'],
  ] as const;
  return (
    <>
      <Labelled label="name" name="name" maxLength={120} defaultValue={member.name} />
      <Labelled label="email" name="email" type="email" defaultValue={member.email} />
      <Choice label="site" name="cultureName" defaultValue={member.cultureName}>
        {countries.map(([label, , value]) => (
          <option key={value} value={value}>
            {label}
          </option>
        ))}
      </Choice>
      <Choice
        label="company"
        name="company"
        value={company}
        onChange={(event) => setCompany(event.target.value)}
      >
        <option value="new">{translate('newCompany', language)}</option>
        {proposal.companies.map(({ id, name }) => (
          <option key={id} value={id}>
            {name}
          </option>
        ))}
      </Choice>
      {isProposed ? (
        <p>{translate(proposal.proposed?.reason === 'name' ? 'byName' : 'byDomain', language)}</p>
      ) : null}
      {company === 'new' ? (
        <>
          <Labelled
            label="companyName"
            name="companyName"
            maxLength={120}
            defaultValue={requestedCompany}
          />
          <Choice label="country" name="country" defaultValue={countryOf(member.cultureName)}>
            {countries.map(([label, value]) => (
              <option key={value} value={value}>
                {label}
              </option>
            ))}
          </Choice>
          <fieldset>
            <legend>{translate('categories', language)}</legend>
            <p>{translate('categoriesHint', language)}</p>
            {sorted.map((category) => (
              <label key={category.id}>
                <input
                  type="checkbox"
                  name="categories"
                  value={category.id}
                  defaultChecked={proposal.categories.includes(category.id)}
                />{' '}
                {labelOf(category)}
              </label>
            ))}
          </fieldset>
        </>
      ) : null}
    </>
  );
}

function Labelled({
  label,
  ...input
}: { label: RequestMessageKey } & InputHTMLAttributes<HTMLInputElement>) {
  const { language } = useTranslation().i18n;
  const id = useId();
  return (
    <div>
      <label htmlFor={id}>{translate(label, language)}</label>
      <input id={id} required autoComplete="off" {...input} />
    </div>
  );
}

function Choice({
  label,
  ...select
}: { label: RequestMessageKey } & SelectHTMLAttributes<HTMLSelectElement>) {
  const { language } = useTranslation().i18n;
  const id = useId();
  return (
    <div>
      <label htmlFor={id}>{translate(label, language)}</label>
      <select id={id} {...select} />
    </div>
  );
}
