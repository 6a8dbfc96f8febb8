import { clerks } from '@oilway/content/access/rules.ts';
import { databaseOf } from '@oilway/content/database/session.ts';
import { heldSince } from '@oilway/store/outbox/hold.ts';
import type { PayloadRequest, ServerProps } from 'payload';
import { say } from './messages.ts';

/** The dashboard notice while the outbox is paused, for staff who expect replies. */
export async function MailsHeld({ i18n, payload, user }: ServerProps) {
  if (!clerks({ req: { user } as PayloadRequest })) return null;
  if (!(await heldSince(databaseOf(payload)))) return null;
  return (
    <section className="oilway-card" aria-labelledby="oilway-mails-held">
      <div>
        <h2 id="oilway-mails-held">{say('mailsHeld', i18n.language)}</h2>
        <p>{say('mailsHeldWhy', i18n.language)}</p>
      </div>
    </section>
  );
}
