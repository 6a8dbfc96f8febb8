import { noteConcerns } from '@oilway/store/checkup/concerns.ts';
import { readSettings } from '@oilway/store/settings.ts';
import type { Payload, TaskConfig } from 'payload';
import { lookAtDatabase, lookAtMachine } from '../checkup/checkup.ts';
import { inTransaction } from '../database/in-transaction.ts';
import { sessionOf } from '../database/session.ts';
import { mailState } from './state-mail.ts';

/** Every ten minutes: looks whether anything needs somebody, and mails the administrators what they have not been told. */
export const watchState: TaskConfig<'watchState'> = {
  slug: 'watchState',
  schedule: [{ cron: '0 */10 * * * *', queue: 'default' }],
  retries: 0,
  handler: async ({ req: { payload } }) => {
    await watch(payload);
    return { output: {} };
  },
};

/** One look. What is told of is written down with its mails, or neither is. */
export async function watch(payload: Payload): Promise<void> {
  const settings = readSettings();
  const found = [
    ...(await lookAtMachine(settings)),
    ...(await lookAtDatabase(payload, settings, false)),
  ];
  await inTransaction(payload, async (req) => {
    const session = await sessionOf(payload, req);
    await mailState(session, await noteConcerns(session, found), settings);
  });
}
