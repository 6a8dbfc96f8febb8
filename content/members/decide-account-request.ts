import { locales } from '@oilway/store/locales.ts';
import { spellingsOf } from '@oilway/store/mail-address.ts';
import { normalEmail } from '@oilway/store/members/member.ts';
import { APIError, type Endpoint, type PayloadRequest } from 'payload';
import { z } from 'zod';
import { forbiddenResponse } from '../access/forbidden.ts';
import { portalManagers } from '../access/rules.ts';
import { inRequestTransaction } from '../database/in-transaction.ts';
import { inLanguage, type StudioText, text } from '../labels.ts';
import type { Member } from '../payload-types.ts';
import { decisionContext } from './member-hooks.ts';

const messages = {
  invalid: text(
    'Bitte alle Felder ausfüllen.',
    'Prosimy wypełnić wszystkie pola.',
    'Please fill in all fields.',
  ),
  decided: text(
    'Über diese Anfrage ist schon entschieden. Bitte neu laden.',
    'W sprawie tego wniosku zapadła już decyzja. Prosimy odświeżyć stronę.',
    'This request has been decided already. Please reload.',
  ),
  emailTaken: text(
    'Unter dieser E-Mail-Adresse gibt es schon ein Mitglied: {name}.',
    'Pod tym adresem e-mail istnieje już użytkownik portalu: {name}.',
    'There is a member with this email address already: {name}.',
  ),
  companyTaken: text(
    'Die Firma „{name}“ gibt es schon. Bitte in der Liste wählen.',
    'Firma „{name}” już istnieje. Prosimy wybrać ją z listy.',
    'The company “{name}” exists already. Please choose it in the list.',
  ),
  missing: text(
    'Die Firma oder eine Kategorie gibt es nicht mehr. Bitte neu laden.',
    'Firma lub kategoria już nie istnieje. Prosimy odświeżyć stronę.',
    'The company or a category no longer exists. Please reload.',
  ),
} satisfies Record<string, StudioText>;

const line = (max: number) =>
  z
    .string()
    .trim()
    .min(1)
    .max(max)
    .regex(/^\P{Cc}*$/u);
const id = z.int().min(1).max(2_147_483_647);

const newCompanySchema = z.strictObject({
  name: line(120),
  country: z.enum(['de', 'pl']),
  categories: z.array(id).max(500),
});

const acceptSchema = z.strictObject({
  name: line(120),
  email: line(254),
  cultureName: z.enum(locales),
  /** The id of a company, or a new one. */
  company: z.union([id, newCompanySchema]),
});

const refuseSchema = z.strictObject({
  text: z
    .string()
    .trim()
    .min(1)
    .max(10_000)
    .regex(/^[\P{Cc}\n\r\t]*$/u),
});

type NewCompany = z.infer<typeof newCompanySchema>;

/**
 * `POST /api/members/<id>/accept` creates the company if it is new, completes the member and sends the invitation; `…/refuse` sends the reasons. Each
 * is one transaction. A request is decided once: 409 afterwards.
 */
export const accountRequestEndpoints: Endpoint[] = [
  decisionEndpoint('accept', acceptSchema, async (req, member, { company, email, ...person }) => {
    await refuseTakenEmail(req, member, email);
    const companyId = await (typeof company === 'number'
      ? requireIds(req, 'companies', [company]).then(() => company)
      : createCompany(req, company));
    return { ...person, email, company: companyId, state: 'invited' };
  }),
  decisionEndpoint('refuse', refuseSchema, async (_, __, { text: refusal }) => ({
    state: 'refused',
    refusal,
  })),
];

/** @param decide returns the changes of the member. */
function decisionEndpoint<Body>(
  path: string,
  schema: z.ZodType<Body>,
  decide: (req: PayloadRequest, member: Member, body: Body) => Promise<Partial<Member>>,
): Endpoint {
  return {
    path: `/:id/${path}`,
    method: 'post',
    handler: async (req) => {
      if (!portalManagers({ req })) return forbiddenResponse(req);
      const body = schema.safeParse(await req.json?.().catch(() => undefined));
      if (!body.success) throw problem(req, 'invalid');
      const member = await readMember(req);
      if (!member) return new Response(null, { status: 404 });
      try {
        await inRequestTransaction(req, async () => {
          const data = await decide(req, member, body.data);
          const options = { collection: 'members', req, overrideAccess: true, depth: 0 } as const;
          await req.payload.update({ ...options, id: member.id, data, context: decisionContext });
        });
      } catch (error) {
        // The reason may be a concurrent decision, which also took the company's name.
        if ((await readMember(req))?.state !== 'requested') throw problem(req, 'decided', 409);
        throw error;
      }
      return new Response(null, { status: 204 });
    },
  };
}

async function readMember(req: PayloadRequest): Promise<Member | null> {
  const memberId = String(req.routeParams?.id);
  // PostgreSQL throws an error for some invalid ids, so they are not queried.
  if (!/^[\w-]{1,36}$/.test(memberId)) return null;
  return req.payload.findByID({
    collection: 'members',
    id: memberId,
    depth: 0,
    overrideAccess: true,
    disableErrors: true,
  });
}

async function refuseTakenEmail(req: PayloadRequest, { id }: Member, email: string): Promise<void> {
  const { docs } = await req.payload.find({
    collection: 'members',
    where: { email: { in: spellingsOf(normalEmail(email)) }, id: { not_equals: id } },
    limit: 1,
    depth: 0,
    overrideAccess: true,
    req,
  });
  if (docs[0]) throw problem(req, 'emailTaken', 400, docs[0].name);
}

async function createCompany(req: PayloadRequest, company: NewCompany): Promise<number> {
  await requireIds(req, 'file-categories', company.categories);
  const options = { collection: 'companies', req, overrideAccess: true, depth: 0 } as const;
  // Compared here: SQLite folds the case of ASCII letters only.
  const all = await req.payload.find({ ...options, select: { name: true }, pagination: false });
  const isSame = ({ name }: { name: string }) => name.toLowerCase() === company.name.toLowerCase();
  const taken = all.docs.find(isSame);
  if (taken) throw problem(req, 'companyTaken', 400, taken.name);
  return (await req.payload.create({ ...options, data: company })).id;
}

async function requireIds(
  req: PayloadRequest,
  collection: 'companies' | 'file-categories',
  ids: readonly number[],
): Promise<void> {
  const where = { id: { in: [...ids] } };
  const { totalDocs } = await req.payload.count({ collection, where, overrideAccess: true, req });
  if (ids.length > 0 && totalDocs < new Set(ids).size) throw problem(req, 'missing');
}

const problem = (req: PayloadRequest, code: keyof typeof messages, status = 400, name = '') =>
  new APIError(
    inLanguage(messages[code], req.i18n?.language).replace('{name}', () => name),
    status,
    undefined,
    true,
  );
