import { portalManagers } from '@oilway/content/access/rules.ts';
import { inLanguage } from '@oilway/content/labels.ts';
import { categoryOptions } from '@oilway/content/library/category-options.ts';
import { proposeDecision } from '@oilway/content/members/account-request-proposal.ts';
import { memberStates } from '@oilway/content/members/members.ts';
import { Link } from '@payloadcms/ui';
import type { UIFieldServerProps } from 'payload';
import { formatDateTime } from '../editing/messages.ts';
import { DecideRequest } from './DecideRequest.tsx';
import { translate } from './messages.ts';
import './members.css';

/** An open account request with the forms that decide it; later its outcome, by whom and when. */
export async function AccountRequest({ i18n: { language }, id, payload, req }: UIFieldServerProps) {
  if (!id || !portalManagers({ req })) return null;
  const options = { collection: 'members', id, depth: 0, overrideAccess: true } as const;
  const member = await payload.findByID({ ...options, disableErrors: true });
  if (!member) return null;
  const { decidedAt, decidedBy, email, name, refusal, requestedAt, requestedCompany, state } =
    member;
  const dateOf = (iso: string | null | undefined) => (iso ? formatDateTime(iso, language) : '–');
  const isOpen = state === 'requested';
  if (!isOpen && !decidedAt) return null;
  const outcome = refusal ? 'wasRefused' : 'wasAccepted';
  const proposal = isOpen ? await proposeDecision(payload, member) : undefined;
  return (
    <section className="field-type oilway-request" aria-labelledby="oilway-request">
      <h2 id="oilway-request">{translate('title', language)}</h2>
      <p>
        {translate('requested', language, {
          ...{ email, name, company: requestedCompany ?? '–', date: dateOf(requestedAt) },
        })}
      </p>
      {decidedAt ? (
        <p>{translate(outcome, language, { by: decidedBy ?? '–', date: dateOf(decidedAt) })}</p>
      ) : null}
      {refusal ? <blockquote className="oilway-request__reasons">{refusal}</blockquote> : null}
      {proposal && proposal.related.length > 0 ? (
        <>
          <h3>{translate('related', language)}</h3>
          <ul>
            {proposal.related.map((other) => (
              <li key={other.id}>
                <Link
                  href={`${payload.config.routes.admin}/collections/members/${other.id}`}
                  prefetch={false}
                >
                  {`${other.name}, ${other.email}`}
                </Link>{' '}
                ({inLanguage(memberStates[other.state], language)})
              </li>
            ))}
          </ul>
        </>
      ) : null}
      {proposal ? (
        <DecideRequest
          key={member.updatedAt}
          member={{ id: member.id, cultureName: member.cultureName, email, name }}
          requestedCompany={requestedCompany ?? ''}
          proposal={proposal}
          categories={await categoryOptions(payload)}
        />
      ) : null}
    </section>
  );
}
