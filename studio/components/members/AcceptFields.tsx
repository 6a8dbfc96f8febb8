'use client';

import type { CategoryOption } from '@oilway/content/library/category-options.ts';
import type { AccountRequestProposal } from '@oilway/content/members/account-request-proposal.ts';
import type { Member } from '@oilway/content/payload-types.ts';
import { countryOf } from '@oilway/store/locales.ts';
import { useTranslation } from '@payloadcms/ui';
import { type InputHTMLAttributes, type SelectHTMLAttributes, useId } from 'react';
import { translate } from './messages.ts';

export interface DecideRequestProps {
  member: Pick<Member, 'id' | 'cultureName' | 'email' | 'name'>;
  requestedCompany: string;
  proposal: AccountRequestProposal;
  categories: CategoryOption[];
}

/** What the form contains: the id of a company, `new`, or `''` before the choice. */
export type Acceptance = ReturnType<typeof proposedAcceptance>;

/** Returns the form as it opens. A company of the typed name is not chosen: it proves nothing. */
export const proposedAcceptance = ({ member, proposal, requestedCompany }: DecideRequestProps) => ({
  name: member.name,
  email: member.email,
  cultureName: member.cultureName as string,
  company: proposal.proposed?.reason === 'name' ? '' : String(proposal.proposed?.id ?? 'new'),
  companyName: requestedCompany,
  country: countryOf(member.cultureName) as string,
  categories: proposal.categories,
});

interface AcceptFieldsProps extends DecideRequestProps {
  value: Acceptance;
  onChange(changes: Partial<Acceptance>): void;
}

/** The member and the company; the latter existing or new, with the categories that it may see. */
export function AcceptFields({
  categories,
  member,
  onChange,
  proposal: { companies, proposed },
  value,
}: AcceptFieldsProps) {
  const { language } = useTranslation().i18n;
  const bind = (name: Exclude<keyof Acceptance, 'categories'>) => ({
    name,
    value: value[name],
    onChange: ({ target }: { target: { value: string } }) => onChange({ [name]: target.value }),
  });
  const company = companies.find(({ id }) => id === proposed?.id)?.name ?? '';
  // The categories of the person's site first.
  const sorted = categories.toSorted(
    (one, other) =>
      Number(other.locale === member.cultureName) - Number(one.locale === member.cultureName),
  );
  const [germany, poland] = [translate('germany', language), translate('poland', language)];
  return (
    <>
      <Labelled {...bind('name')} maxLength={120} />
      <Labelled {...bind('email')} type="email" />
      <Choice {...bind('cultureName')}>
        <option value="de-DE">{germany}</option>
        <option value="pl-PL">{poland}</option>
      </Choice>
      <Choice {...bind('company')}>
        <option value="">{translate('chooseCompany', language)}</option>
        <option value="new">{translate('newCompany', language)}</option>
        {companies.map(({ id, name }) => (
          <option key={id} value={id}>
            {name}
          </option>
        ))}
      </Choice>
      {proposed?.reason === 'name' ? <p>{translate('byName', language, { company })}</p> : null}
      {proposed?.reason === 'domain' && value.company === String(proposed.id) ? (
        <p>{translate('byDomain', language)}</p>
      ) : null}
      {value.company === 'new' ? (
        <>
          <Labelled {...bind('companyName')} maxLength={120} />
          <Choice {...bind('country')}>
            <option value="de">{germany}</option>
            <option value="pl">{poland}</option>
          </Choice>
          <fieldset>
            <legend>{translate('categories', language)}</legend>
            <p>{translate('categoriesHint', language)}</p>
            {sorted.map(({ id, label }) => (
              <label key={id}>
                <input
                  type="checkbox"
                  checked={value.categories.includes(id)}
                  onChange={({ target }) => {
                    const others = value.categories.filter((one) => one !== id);
                    onChange({ categories: target.checked ? [...others, id] : others });
                  }}
                />{' '}
                {label}
              </label>
            ))}
          </fieldset>
        </>
      ) : null}
    </>
  );
}

type BoundName = { name: Exclude<keyof Acceptance, 'categories'> };

function Labelled(input: BoundName & InputHTMLAttributes<HTMLInputElement>) {
  const { language } = useTranslation().i18n;
  const id = useId();
  return (
    <div>
      <label htmlFor={id}>{translate(input.name, language)}</label>
      <input id={id} required autoComplete="off" {...input} />
    </div>
  );
}

function Choice(select: BoundName & SelectHTMLAttributes<HTMLSelectElement>) {
  const { language } = useTranslation().i18n;
  const id = useId();
  return (
    <div>
      <label htmlFor={id}>{translate(select.name, language)}</label>
      <select id={id} required {...select} />
    </div>
  );
}
