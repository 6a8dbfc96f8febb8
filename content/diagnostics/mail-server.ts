import { critical, type Diagnostic, ok, warning } from '@oilway/store/diagnostics/diagnostic.ts';
import { mailTransport } from '../outbox/deliver.ts';

/** Timeout of each step of an SMTP conversation, in milliseconds. */
const stepTimeout = 5000;

/** Checks that the mail server accepts the login. Sends no mail. */
export async function checkMailServer(url: string | undefined): Promise<Diagnostic[]> {
  if (url === undefined) return [warning('noMailServer', {}, 'SMTP_URL')];
  const { host } = new URL(url);
  const transport = mailTransport({ url }, { step: stepTimeout });
  try {
    await transport.verify();
    return [ok('mailServer', { host })];
  } catch (error) {
    const why = String((error as Error).message).split('\n')[0] ?? '';
    return [critical('mailServerUnavailable', { host, why }, 'SMTP_URL')];
  } finally {
    transport.close();
  }
}
