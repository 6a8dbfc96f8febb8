import { clerks } from '@oilway/content/access/rules.ts';
import { databaseOf } from '@oilway/content/database/session.ts';
import { outboxPausedSince } from '@oilway/store/outbox/pause-outbox.ts';
import type { PayloadRequest, ServerProps } from 'payload';
import { translate } from './messages.ts';

/** The notice of the start page while the outbox is paused, for staff who expect replies. */
export async function OutboxPausedNotice({ i18n, payload, user }: ServerProps) {
  if (!clerks({ req: { user } as PayloadRequest })) return null;
  if (!(await outboxPausedSince(databaseOf(payload)))) return null;
  return (
    <section className="oilway-card" aria-labelledby="oilway-outbox-paused">
      <div>
        <h2 id="oilway-outbox-paused">{translate('outboxPaused', i18n.language)}</h2>
        <p>{translate('outboxPausedReason', i18n.language)}</p>
      </div>
    </section>
  );
}
