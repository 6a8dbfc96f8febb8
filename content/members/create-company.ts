import { countryOf } from '@oilway/store/locales.ts';
import type { PayloadRequest } from 'payload';
import { fieldError } from '../field-error.ts';
import { inLanguage, text } from '../labels.ts';
import type { Member } from '../payload-types.ts';

const exists = text(
  'Es gibt schon „{name}“. Bitte wählen, wenn die Person nachweislich dazugehört, oder in diesem Feld eine neue Firma anlegen.',
  'Istnieje już „{name}”. Prosimy wybrać tę firmę, jeśli osoba na pewno do niej należy, lub utworzyć w tym polu nową.',
  'There is “{name}” already. Choose it if the person is known to belong there, or create a new company in this field.',
);

/**
 * Creates the company that an account request names, in the request's transaction. A typed name proves nothing, so one of a similar name is not chosen.
 * @returns its id, undefined if the request names none.
 * @throws ValidationError when there is a company of a similar name.
 */
export async function createCompany(
  req: PayloadRequest,
  { cultureName, newCompanyCategories: categories, requestedCompany: name }: Partial<Member>,
): Promise<number | undefined> {
  if (!name || !cultureName) return undefined;
  const options = { collection: 'companies', req, overrideAccess: true, depth: 0 } as const;
  const { docs } = await req.payload.find({ ...options, pagination: false });
  const similar = docs.find((company) => isSameCompany(company.name, name));
  if (similar) {
    const message = inLanguage(exists, req.i18n.language).replace('{name}', () => similar.name);
    throw fieldError(req, 'company', message);
  }
  const data = { name, country: countryOf(cultureName), categories };
  return (await req.payload.create({ ...options, data })).id;
}

const legalForms =
  /\b(?:gmbh|ag|kg|ohg|ug|gbr|e\.? ?k\.?|co|sp\.? ?z ?o\.? ?o\.?|s\.? ?a\.?|und|i)\b/g;

/** Returns whether all words of one name occur in the other, without legal forms: a city or an owner may be missing in one. */
function isSameCompany(one: string, other: string): boolean {
  const [few = [], many = []] = [wordsOf(one), wordsOf(other)].sort((a, b) => a.length - b.length);
  const isTelling = few.join('').length >= 4 || few.length === many.length;
  return isTelling && few.every((word) => many.includes(word));
}

const wordsOf = (name: string): string[] =>
  name
    .toLowerCase()
    .replace(legalForms, ' ')
    .split(/[^\p{L}\p{N}]+/u)
    .filter(Boolean);
