import { critical, type Observation, ok, warning } from '@oilway/store/checkup/observation.ts';
import { mailTransport } from '../outbox/deliver.ts';

/** So long each step of the conversation with a mail server may take, in milliseconds. */
const step = 5000;

/** Whether the mail server lets us in. Nothing is sent. */
export async function checkMailServer(url: string | undefined): Promise<Observation[]> {
  if (url === undefined) return [warning('noMailServer', {}, 'SMTP_URL')];
  const { host } = new URL(url);
  const transport = mailTransport({ url }, { step });
  try {
    await transport.verify();
    return [ok('mailServer', { host })];
  } catch (error) {
    const why = String((error as Error).message).split('\n')[0] ?? '';
    return [critical('mailServerAway', { host, why }, 'SMTP_URL')];
  } finally {
    transport.close();
  }
}
