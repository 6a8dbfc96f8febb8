import { expect } from 'vitest';
import { execute } from '../../content/database/execute.ts';
import type { InProcessStudio } from './in-process-studio.ts';
import type { TestResponse } from './people.ts';

/** Part of all user input and secrets in these tests. */
export const canary = 'kanarienvogel';
export const secret = `${canary} battery staple`;

/** Expects a success status. @returns the response body. */
export async function expectSuccess(
  response: Promise<TestResponse>,
): Promise<TestResponse['body']> {
  const { body, status, text } = await response;
  expect(status, text).toBeLessThan(300);
  return body;
}

/** Reads the audit log of a studio, and the mails to administrators. */
export function auditLogHelpers(studio: Pick<InProcessStudio, 'payload'>) {
  const rows = async (after = 0) => {
    const where = { id: { greater_than: after } };
    return (await studio.payload.find({ collection: 'audit-log', where, sort: 'id', limit: 0 }))
      .docs;
  };
  const last = async () => (await rows()).at(-1)?.id ?? 0;
  return {
    last,
    /** Returns the audit entries of an action: actor, action, kind, title and changes. */
    async newEntries(act: () => Promise<unknown>) {
      const before = await last();
      await act();
      return (await rows(before)).map(({ action, actorName, changes, kind, title }) => [
        actorName,
        action,
        kind,
        title,
        changes,
      ]);
    },
    /** Returns the token of the latest link mailed to an address. */
    async linkFor(email: string) {
      const where = { to: { equals: email } };
      const mails = await studio.payload.find({ collection: 'mails', where, sort: '-createdAt' });
      return /\/admin\/reset#([\w-]{43})/.exec(mails.docs[0]?.text ?? '')?.[1] ?? '';
    },
    async adminMails() {
      const where = { subject: { like: 'Oilway: ' } };
      return (await studio.payload.find({ collection: 'mails', where, limit: 0 })).docs;
    },
    /** Expects that the hash chain is valid and no entry contains user input or a secret. */
    async expectClean() {
      const { verifyAudit } = await import('@oilway/store/audit/verify.ts');
      const { databaseOf } = await import('../../content/database/session.ts');
      const verdict = await verifyAudit(databaseOf(studio.payload));
      expect(verdict).toEqual({ rows: await last(), head: expect.anything() });
      const written = JSON.stringify(await execute(studio.payload, 'SELECT * FROM audit_log'));
      expect(written).not.toContain(canary);
      expect(written).not.toMatch(/argon2|JWT|eyJ|\$2[aby]\$|AGE-SECRET/);
    },
  };
}
