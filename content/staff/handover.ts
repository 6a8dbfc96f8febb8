import type { DbSession } from '@oilway/store/database/db-session.ts';
import { activeReaders, keyHolders } from '@oilway/store/reporting/reporting-keys.ts';
import { accountById, lockAccount } from '@oilway/store/staff/account.ts';
import { APIError, type Endpoint, type PayloadRequest } from 'payload';
import { z } from 'zod';
import { forbiddenResponse } from '../access/forbidden.ts';
import { lastOfficerMessage, readKeyPeople } from '../access/last-admin.ts';
import { withReauthentication } from '../access/reauthentication.ts';
import { admins } from '../access/rules.ts';
import { recordAction } from '../audit/record-actions.ts';
import { inRequestTransaction } from '../database/in-transaction.ts';
import { databaseOf } from '../database/session.ts';
import { inLanguage, type StudioText, text } from '../labels.ts';
import type { Staff } from '../payload-types.ts';
import { noStore, withAuthErrors } from './auth-responses.ts';
import { parseBody } from './client-info.ts';
import {
  countByInbox,
  countDrafts,
  type OpenWork,
  readOpenWork,
  whereMayTakeOver,
} from './open-work.ts';

const messages = {
  self: text(
    'Das eigene Konto kann nur eine andere Person deaktivieren.',
    'Własne konto może dezaktywować tylko inna osoba.',
    'Only another administrator can deactivate your own account.',
  ),
  changed: text(
    'Der Stand dieses Kontos hat sich inzwischen geändert. Bitte neu laden.',
    'Stan tego konta zmienił się w międzyczasie. Prosimy odświeżyć stronę.',
    'The state of this account has changed meanwhile. Please reload.',
  ),
  successor: text(
    'Übernehmen kann nur, wer aktiv ist und alle diese Einträge und Texte bearbeiten darf. Bitte jemand anderen wählen.',
    'Przejąć może tylko aktywna osoba, która ma prawa do wszystkich tych wpisów i tekstów. Prosimy wybrać kogoś innego.',
    'Only an active colleague with the rights for all these entries and texts can take over. Please choose someone else.',
  ),
};

/** What is a person's when the account is deactivated, as the dialog shows it: counts, and who can take over. */
export interface Handover {
  entries: ReturnType<typeof countByInbox>;
  planned: number;
  drafts: number;
  /** Whether the person's key is a recipient of reports. */
  holdsKey: boolean;
  /** Whether the form for reports closes: it needs two officers. */
  closesReporting: boolean;
  successors: Pick<Staff, 'id' | 'name' | 'role'>[];
  /** Why the account cannot be deactivated. */
  refusal?: string;
}

/** `GET /api/staff/<id>/handover`: returns what an account's owner has to hand over. For administrators; 404 for an unknown account. */
const handoverEndpoint: Endpoint = {
  path: '/:id/handover',
  method: 'get',
  handler: async (req) => {
    if (!admins({ req })) return forbiddenResponse(req);
    const id = accountIdOf(req);
    const session = databaseOf(req.payload);
    if (!id || !(await accountById(session, id))) return new Response(null, { status: 404 });
    const work = await readOpenWork(req, id);
    const { docs } = await req.payload.find({
      collection: 'staff',
      where: await whereMayTakeOver(req, id, work),
      select: { name: true, role: true },
      sort: 'name',
      pagination: false,
      depth: 0,
      overrideAccess: true,
      req,
    });
    const readers = await activeReaders(session);
    const isReader = readers.includes(id);
    const refusal = refusalOf(req, id, isReader && readers.length === 1);
    const handover: Handover = {
      entries: countByInbox(work),
      planned: work.planned.length,
      drafts: await countDrafts(req, id),
      holdsKey: (await keyHolders(session)).includes(id),
      closesReporting: isReader && readers.length === 2,
      successors: docs.map(({ id: successor, name, role }) => ({ id: successor, name, role })),
      ...(refusal ? { refusal: inLanguage(refusal, req.i18n.language) } : {}),
    };
    return Response.json(handover, { headers: noStore });
  },
};

const refusalOf = (req: PayloadRequest, id: number, isLastOfficer: boolean) => {
  if (id === Number(req.user?.id)) return messages.self;
  return isLastOfficer ? lastOfficerMessage : undefined;
};

/** Null leaves the entries without an assignee. */
const sentHandover = z.strictObject({ successor: z.int().positive().nullable() });

/**
 * `POST /api/staff/<id>/deactivate`: ends the sessions of an account and gives its open entries and planned publications to a colleague, in one
 * transaction. For administrators. 400 for their own account, for a colleague without the rights, and for the last officer; 404 for an unknown account;
 * 409 for one that is deactivated already, and without a colleague for planned publications: they would run with the rights of the former person.
 */
const deactivateEndpoint = administratorEndpoint(
  '/:id/deactivate',
  sentHandover,
  async (req, account, { successor }, session) => {
    if (account.id === Number(req.user?.id)) throw refused(req, messages.self);
    if (account.state === 'deactivated') throw refused(req, messages.changed, 409);
    if (successor !== null) {
      await lockAccount(session, successor);
      await handOver(req, account.id, successor);
    } else if ((await readOpenWork(req, account.id)).planned.length > 0)
      throw refused(req, messages.changed, 409);
    await setState(req, account.id, 'deactivated');
  },
);

/** `POST /api/staff/<id>/reactivate`: the account is active again, with its password; without one it is invited. 409 unless it is deactivated. */
const reactivateEndpoint = administratorEndpoint(
  '/:id/reactivate',
  z.strictObject({}),
  async (req, account) => {
    if (account.state !== 'deactivated') throw refused(req, messages.changed, 409);
    await setState(req, account.id, account.passwordHash ? 'active' : 'invited');
  },
);

export const handoverEndpoints: Endpoint[] = [
  handoverEndpoint,
  deactivateEndpoint,
  reactivateEndpoint,
];

type LockedAccount = NonNullable<Awaited<ReturnType<typeof lockAccount>>>;

/** Runs an action on a locked account in a transaction, one administrator after the other: who was deactivated meanwhile is refused. */
function administratorEndpoint<Sent>(
  path: string,
  schema: z.ZodType<Sent>,
  act: (
    req: PayloadRequest,
    account: LockedAccount,
    sent: Sent,
    session: DbSession,
  ) => Promise<void>,
): Endpoint {
  const handler = (request: PayloadRequest) =>
    withAuthErrors(request, async () => {
      if (!admins({ req: request })) return forbiddenResponse(request);
      const id = accountIdOf(request);
      const sent = await parseBody(request, schema);
      return inRequestTransaction(request, async (req) => {
        const { admins: activeAdmins, session } = await readKeyPeople(req, { lock: true });
        if (!activeAdmins.includes(Number(req.user?.id))) return forbiddenResponse(req);
        const account = id ? await lockAccount(session, id) : undefined;
        if (account) await act(req, account, sent, session);
        return new Response(null, { status: account ? 204 : 404 });
      });
    });
  return { path, method: 'post', handler: withReauthentication(handler) };
}

async function handOver(req: PayloadRequest, person: number, successor: number): Promise<void> {
  const work = await readOpenWork(req, person);
  const mayTakeOver = await whereMayTakeOver(req, person, work);
  const where = { and: [{ id: { equals: successor } }, mayTakeOver] };
  const found = await req.payload.count({ collection: 'staff', where, overrideAccess: true, req });
  if (found.totalDocs === 0) throw refused(req, messages.successor);
  await moveEntries(req, work, successor);
  await movePlanned(req, work, { before: person, after: successor });
}

async function moveEntries(req: PayloadRequest, { entries }: OpenWork, assignee: number) {
  for (const { id, inbox } of entries)
    await req.payload.update({
      collection: inbox,
      id,
      data: { assignee },
      depth: 0,
      overrideAccess: true,
      req,
    });
}

async function movePlanned(
  req: PayloadRequest,
  { planned }: OpenWork,
  assignee: { before: number; after: number },
): Promise<void> {
  for (const { input, job, title } of planned) {
    const user = { relationTo: 'staff', value: assignee.after };
    await req.payload.update({
      collection: 'payload-jobs',
      id: job,
      data: { input: { ...input, user } },
      depth: 0,
      overrideAccess: true,
      req,
    });
    const { relationTo, value } = input.doc;
    const subject = { kind: relationTo, id: value, title };
    await recordAction(req, { action: 'changed', subject, changes: { plannedBy: assignee } });
  }
}

const setState = (req: PayloadRequest, id: number, state: Staff['state']) =>
  req.payload.update({
    collection: 'staff',
    id,
    data: { state },
    depth: 0,
    overrideAccess: true,
    req,
  });

const refused = ({ i18n }: PayloadRequest, message: StudioText, status = 400) =>
  new APIError(inLanguage(message, i18n.language), status, undefined, true);

function accountIdOf({ routeParams }: PayloadRequest): number | undefined {
  const id = Number(routeParams?.id);
  return Number.isSafeInteger(id) && id > 0 && id < 2 ** 31 ? id : undefined;
}
