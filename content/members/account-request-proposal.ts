import { countryOf } from '@oilway/store/locales.ts';
import type { Payload, Where } from 'payload';
import { idOf } from '../id-of.ts';
import type { Company, Member } from '../payload-types.ts';

/** What a portal manager needs to decide an account request. */
export interface AccountRequestProposal {
  companies: { id: number; name: string }[];
  /** The company that the person seems to belong to: by the confirmed address, or only by the name that the person typed. */
  proposed: { id: number; reason: 'name' | 'domain' } | undefined;
  /** Categories that most companies of the country may see, for a new one. */
  categories: number[];
  /** Other members and requests of the same name, company or mail domain. */
  related: Pick<Member, 'id' | 'name' | 'email' | 'state'>[];
}

/** Domains of mail providers, which say nothing about a company. */
const mailProviders =
  /^(?:aol|arcor|freenet|gazeta|gmail|gmx|googlemail|hotmail|icloud|interia|live|mail|mailbox|me|msn|o2|onet|op|outlook|pm|posteo|proton|protonmail|t-online|tlen|vodafone|vp|web|wp|yahoo)\.[a-z.]+$/;

const maxRelated = 5;

/** Returns the proposal for a request. Callers check access. */
export async function proposeDecision(
  payload: Payload,
  request: Member,
): Promise<AccountRequestProposal> {
  const all = { overrideAccess: true, pagination: false, depth: 0 } as const;
  const [companies, members] = await Promise.all([
    payload.find({ ...all, collection: 'companies', sort: 'name' }),
    payload.find({ ...all, collection: 'members', where: relatedTo(request) }),
  ]);
  const domain = companyDomain(request.email);
  const sameDomain = members.docs.filter(({ email }) => companyDomain(email) === domain && domain);
  return {
    companies: companies.docs.map(({ id, name }) => ({ id, name })),
    proposed: propose(companies.docs, sameDomain, request.requestedCompany ?? ''),
    categories: usualCategories(companies.docs, countryOf(request.cultureName)),
    related: members.docs
      .slice(0, maxRelated)
      .map(({ email, id, name, state }) => ({ email, id, name, state })),
  };
}

function relatedTo({ email, id, name, requestedCompany }: Member): Where {
  const domain = companyDomain(email);
  const same: Where[] = [
    { name: { equals: name } },
    ...(domain ? [{ email: { like: `@${domain}` } }] : []),
    ...(requestedCompany ? [{ requestedCompany: { equals: requestedCompany } }] : []),
  ];
  return { and: [{ id: { not_equals: id } }, { or: same }] };
}

/** Returns the domain of an address; an empty string for a mail provider's. */
function companyDomain(email: string): string {
  const domain = email.slice(email.lastIndexOf('@') + 1).toLowerCase();
  return mailProviders.test(domain) ? '' : domain;
}

function propose(
  companies: readonly Company[],
  colleagues: readonly Member[],
  requested: string,
): AccountRequestProposal['proposed'] {
  // Staff admitted these only.
  const admitted = colleagues.filter(({ state }) => state === 'invited' || state === 'active');
  const [id, ...others] = new Set(admitted.map(({ company }) => idOf(company)));
  if (id !== undefined && others.length === 0) return { id, reason: 'domain' };
  const named = companies.find(({ name }) => isSameCompany(name, requested));
  return named && { id: named.id, reason: 'name' };
}

const legalForms =
  /\b(?:gmbh|ag|kg|ohg|ug|gbr|e\.? ?k\.?|co|sp\.? ?z ?o\.? ?o\.?|s\.? ?a\.?|und|i)\b/g;

/** Returns whether all words of one name occur in the other, without legal forms: a city or an owner may be missing in one. */
function isSameCompany(one: string, other: string): boolean {
  const [few = [], many = []] = [wordsOf(one), wordsOf(other)].sort((a, b) => a.length - b.length);
  return few.join('').length >= 4 && few.every((word) => many.includes(word));
}

const wordsOf = (name: string): string[] =>
  name
    .toLowerCase()
    .replace(legalForms, ' ')
    .split(/[^\p{L}\p{N}]+/u)
    .filter(Boolean);

function usualCategories(companies: readonly Company[], country: Company['country']): number[] {
  const granting = companies
    .filter((company) => company.country === country)
    .map(({ categories }) => (categories ?? []).flatMap((one) => idOf(one) ?? []))
    .filter((categories) => categories.length > 0);
  return [...new Set(granting.flat())].filter(
    (id) => granting.filter((categories) => categories.includes(id)).length * 2 >= granting.length,
  );
}
