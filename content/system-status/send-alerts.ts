import { recordAlerts } from '@oilway/store/diagnostics/alerts.ts';
import { formatDiagnostic } from '@oilway/store/diagnostics/diagnostic.ts';
import { renderMail } from '@oilway/store/mails/layout.ts';
import { enqueue } from '@oilway/store/outbox/enqueue.ts';
import { readSettings } from '@oilway/store/settings.ts';
import { staff } from '@oilway/store/staff/tables.ts';
import { and, eq } from 'drizzle-orm';
import type { Payload, TaskConfig } from 'payload';
import { databaseOf } from '../database/session.ts';
import { runQuickChecks } from '../diagnostics/diagnostics.ts';

/** Runs the quick checks every ten minutes, and mails new problems to the administrators. */
export const sendAlerts: TaskConfig<'sendAlerts'> = {
  slug: 'sendAlerts',
  schedule: [{ cron: '0 */10 * * * *', queue: 'default' }],
  retries: 0,
  handler: async ({ req: { payload } }) => {
    await checkAndAlert(payload);
    return { output: {} };
  },
};

/** Stores the alerts and their mails in one transaction. */
export async function checkAndAlert(payload: Payload): Promise<void> {
  const { mailFrom, studioOrigin } = readSettings();
  const found = await runQuickChecks(payload);
  await databaseOf(payload).transaction(async (session) => {
    const lines = (await recordAlerts(session, found)).map(formatDiagnostic);
    if (lines.length === 0) return;
    const mail = await renderMail({
      locale: 'de-DE',
      language: 'en',
      heading: 'oilway doctor',
      paragraphs: lines,
      button: { label: 'Open the state', href: `${studioOrigin}/admin/state` },
      footer: 'You get this mail because you are an administrator of Oilway.',
    });
    const subject = `Oilway: ${lines[0]}`.slice(0, 200);
    const people = staff(session);
    const admins = await session.orm
      .select({ to: people.email })
      .from(people)
      .where(and(eq(people.role, 'admin'), eq(people.state, 'active')));
    await enqueue(
      session,
      admins.map(({ to }) => ({ to, subject, ...mail })),
      { submission: undefined, mailFrom },
    );
  });
}
