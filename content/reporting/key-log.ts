import type { KeyLogEntry } from '@oilway/store/reporting/key-log.ts';
import { BrokenKeyLogError } from '@oilway/store/reporting/key-log.ts';
import { holdersOf } from '@oilway/store/reporting/keys.ts';
import { leaveKeyLog } from '@oilway/store/reporting/read-key-log.ts';
import { addSigned } from '@oilway/store/reporting/sign-keys.ts';
import { reportingKeys } from '@oilway/store/reporting/tables.ts';
import { tellOfChange, tellOfficers } from '@oilway/store/reporting/tell-officers.ts';
import { readSettings } from '@oilway/store/settings.ts';
import { and, eq, isNull } from 'drizzle-orm';
import type { Endpoint, Payload, PayloadRequest } from 'payload';
import { z } from 'zod';
import { forbidden } from '../access/forbidden.ts';
import { afterProof } from '../access/prove.ts';
import { officers } from '../access/rules.ts';
import { actorOf, note } from '../audit/note.ts';
import { inTransaction } from '../database/in-transaction.ts';
import { databaseOf, sessionOf } from '../database/session.ts';
import { office, writeDocuments } from '../publishing/publication.ts';
import { lockPublishing } from '../publishing/publish-lock.ts';

/** Characters of a statement: fifty officers, and some room. */
const longestStatement = 20_000;

const signedEntry = z.strictObject({
  statement: z.string().max(longestStatement),
  signature: z.string().regex(/^[0-9a-f]{128}$/),
});
const ownSigning = z.strictObject({ signing: z.string().regex(/^[0-9a-f]{64}$/) });

const status = { late: 409, refused: 422 } as const;

/** `POST /api/reporting-keys/log`: what an officer's browser signed goes into the log; 409 where another entry came first. */
const logEndpoint: Endpoint = {
  path: '/log',
  method: 'post',
  handler: afterProof(async (req) => {
    if (!officers({ req })) return forbidden(req);
    const asked = signedEntry.safeParse(await req.json?.().catch(() => undefined));
    if (!asked.success) return new Response(null, { status: 400 });
    const outcome = await signKeys(req.payload, Number(req.user?.id), asked.data, req);
    return new Response(null, { status: outcome === 'added' ? 204 : status[outcome] });
  }),
};

/** `POST /api/reporting-keys/signing`: what verifies the signatures of a key that was made before there was a log; once. */
const signingEndpoint: Endpoint = {
  path: '/signing',
  method: 'post',
  handler: async (req) => {
    if (!officers({ req })) return forbidden(req);
    const asked = ownSigning.safeParse(await req.json?.().catch(() => undefined));
    if (!asked.success) return new Response(null, { status: 400 });
    const session = databaseOf(req.payload);
    const keys = reportingKeys(session);
    const kept = await session.orm
      .update(keys)
      .set(asked.data)
      .where(and(eq(keys.handler, Number(req.user?.id)), isNull(keys.signing)))
      .returning({ id: keys.id });
    return new Response(null, { status: kept.length === 1 ? 204 : 409 });
  },
};

export const keyLogEndpoints = [logEndpoint, signingEndpoint];

/**
 * Adds an entry to the log, with its row in the audit log and a mail to every officer: all of it or nothing.
 * @param officer whoever sent it. @param by their request; none where our own code makes an office.
 */
export async function signKeys(
  payload: Payload,
  officer: number,
  entry: KeyLogEntry,
  by?: PayloadRequest,
): Promise<'added' | 'late' | 'refused'> {
  return inTransaction(payload, async (req) => {
    await lockPublishing(req);
    const session = await sessionOf(req);
    const change = await addSigned(session, officer, entry).catch(refused);
    if (change === 'late' || change === 'refused') return change;
    await tellOfChange(session, change, readSettings());
    await writeDocuments([office], req);
    const { number, what } = change.statement;
    const subject = { kind: 'reporting-keys', id: number, title: what };
    await note(req, { action: 'keysSigned', subject }, by && actorOf(by));
    return 'added';
  });
}

/** To a log that is broken nothing is added. */
function refused(error: unknown): 'refused' {
  if (error instanceof BrokenKeyLogError) return 'refused';
  throw error;
}

/** On the machine, where all passphrases are lost: from here on the form is closed, until an officer begins a new log. */
export async function beginAnew(payload: Payload): Promise<void> {
  await inTransaction(payload, async (req) => {
    await lockPublishing(req);
    const session = await sessionOf(req);
    await tellOfficers(session, { what: 'anew' }, await holdersOf(session), readSettings());
    await leaveKeyLog(session);
    await writeDocuments([office], req);
    await note(req, { action: 'keysLeft', subject: { kind: 'reporting-keys' } });
  });
}
