import { appendSignedEntry } from '@oilway/store/reporting/append-signed-entry.ts';
import type { KeyLogEntry } from '@oilway/store/reporting/key-log.ts';
import { BrokenKeyLogError } from '@oilway/store/reporting/key-log.ts';
import { notifyKeyChange, notifyOfficers } from '@oilway/store/reporting/notify-officers.ts';
import { resetKeyLog } from '@oilway/store/reporting/read-key-log.ts';
import { keyHolders } from '@oilway/store/reporting/reporting-keys.ts';
import { readSettings } from '@oilway/store/settings.ts';
import type { Endpoint, Payload, PayloadRequest } from 'payload';
import { z } from 'zod';
import { forbiddenResponse } from '../access/forbidden.ts';
import { withReauthentication } from '../access/reauthentication.ts';
import { complianceOfficers } from '../access/rules.ts';
import { actorOf, recordAction } from '../audit/record-actions.ts';
import { inTransaction } from '../database/in-transaction.ts';
import { sessionOf } from '../database/session.ts';
import { reportingOffice, writeDocuments } from '../publishing/publication.ts';
import { lockPublishing } from '../publishing/publish-lock.ts';

/** Maximum length of a statement in characters: enough for fifty officers. */
const maxStatementLength = 20_000;

const signedEntry = z.strictObject({
  statement: z.string().max(maxStatementLength),
  signature: z.string().regex(/^[0-9a-f]{128}$/),
});

const status = { late: 409, refused: 422 } as const;

/** `POST /api/reporting-keys/log`: appends an entry signed in an officer's browser; 409 when another entry was added first. */
const logEndpoint: Endpoint = {
  path: '/log',
  method: 'post',
  handler: withReauthentication(async (req) => {
    if (!complianceOfficers({ req })) return forbiddenResponse(req);
    const parsed = signedEntry.safeParse(await req.json?.().catch(() => undefined));
    if (!parsed.success) return new Response(null, { status: 400 });
    const outcome = await appendKeyLogEntry(req.payload, Number(req.user?.id), parsed.data, req);
    return new Response(null, { status: outcome === 'added' ? 204 : status[outcome] });
  }),
};

export const keyLogEndpoints = [logEndpoint];

/**
 * Appends an entry to the key log, with its audit entry and a mail to every officer, in one transaction.
 * @param officer the author.
 * @param actorRequest their request; undefined when our own code sets up an office.
 */
export async function appendKeyLogEntry(
  payload: Payload,
  officer: number,
  entry: KeyLogEntry,
  actorRequest?: PayloadRequest,
): Promise<'added' | 'late' | 'refused'> {
  return inTransaction(payload, async (req) => {
    await lockPublishing(req);
    const session = await sessionOf(req);
    const change = await appendSignedEntry(session, officer, entry).catch(refusedIfBroken);
    if (change === 'late' || change === 'refused') return change;
    await notifyKeyChange(session, change, readSettings());
    await writeDocuments([reportingOffice], req);
    const { number, what } = change.statement;
    const subject = { kind: 'reporting-keys', id: number, title: what };
    await recordAction(
      req,
      { action: 'keysSigned', subject },
      actorRequest && actorOf(actorRequest),
    );
    return 'added';
  });
}

/** An invalid log accepts no entries. */
function refusedIfBroken(error: unknown): 'refused' {
  if (error instanceof BrokenKeyLogError) return 'refused';
  throw error;
}

/** Resets the office from the command line when all passphrases are lost: the form is closed until an officer begins a new log. */
export async function resetReportingOffice(payload: Payload): Promise<void> {
  await inTransaction(payload, async (req) => {
    await lockPublishing(req);
    const session = await sessionOf(req);
    await notifyOfficers(session, { what: 'reset' }, await keyHolders(session), readSettings());
    await resetKeyLog(session);
    await writeDocuments([reportingOffice], req);
    await recordAction(req, { action: 'keyLogReset', subject: { kind: 'reporting-keys' } });
  });
}
