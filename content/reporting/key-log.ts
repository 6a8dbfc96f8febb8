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

/** Maximum length of a statement in characters: enough for fifty officers. */
const longestStatement = 20_000;

const signedEntry = z.strictObject({
  statement: z.string().max(longestStatement),
  signature: z.string().regex(/^[0-9a-f]{128}$/),
});
const ownSigning = z.strictObject({ signing: z.string().regex(/^[0-9a-f]{64}$/) });

const status = { late: 409, refused: 422 } as const;

/** `POST /api/reporting-keys/log`: appends an entry signed in an officer's browser; 409 when another entry was added first. */
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

/** `POST /api/reporting-keys/signing`: stores the verification key for a key from before the log existed; once. */
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
 * Appends an entry to the key log, with its audit entry and a mail to every officer, in one transaction.
 * @param officer the author.
 * @param by their request; undefined when our own code sets up an office.
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

/** An invalid log accepts no entries. */
function refused(error: unknown): 'refused' {
  if (error instanceof BrokenKeyLogError) return 'refused';
  throw error;
}

/** Resets the office from the command line when all passphrases are lost: the form is closed until an officer begins a new log. */
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
