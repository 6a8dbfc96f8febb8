import { expect } from 'vitest';
import { execute } from '../../content/database/execute.ts';
import type { Answer } from './people.ts';
import type { Rest } from './rest.ts';

/** In whatever somebody types, sends or keeps secret in these tests. */
export const canary = 'kanarienvogel';
export const secret = `${canary} battery staple`;

/** What was asked for was done. @returns the answer. */
export async function done(answer: Promise<Answer>): Promise<Answer['body']> {
  const { body, status, text } = await answer;
  expect(status, text).toBeLessThan(300);
  return body;
}

/** Looks at the audit log of a studio, and at the mails to administrators. */
export function auditRows(studio: Pick<Rest, 'payload'>) {
  const rows = async (after = 0) => {
    const where = { id: { greater_than: after } };
    return (await studio.payload.find({ collection: 'audit-log', where, sort: 'id', limit: 0 }))
      .docs;
  };
  const last = async () => (await rows()).at(-1)?.id ?? 0;
  return {
    last,
    /** The rows that something leaves: who, what, of what, by which name, and what is said of it. */
    async noted(act: () => Promise<unknown>) {
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
    async mailed() {
      const where = { subject: { like: 'Oilway: ' } };
      return (await studio.payload.find({ collection: 'mails', where, limit: 0 })).docs;
    },
    /** The chain is whole, and no row of it holds a word or a secret. */
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
