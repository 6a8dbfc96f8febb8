import { admins } from '@oilway/content/access/rules.ts';
import { databaseOf } from '@oilway/content/database/session.ts';
import { sentenceFor } from '@oilway/content/state/sentence.ts';
import { openAlerts } from '@oilway/store/checkup/alerts.ts';
import { Link } from '@payloadcms/ui';
import type { PayloadRequest, ServerProps } from 'payload';
import { say } from './messages.ts';

/** The menu link to the state view, for administrators. */
export function StateNavLink({ i18n, payload, user }: ServerProps) {
  if (!admins({ req: { user } as PayloadRequest })) return null;
  return (
    <Link
      className="nav__link oilway-nav"
      href={`${payload.config.routes.admin}/state`}
      id="nav-state"
      prefetch={false}
    >
      <span className="nav__link-label">{say('state', i18n.language)}</span>
    </Link>
  );
}

/** The dashboard card, shown while there are alerts. */
export async function StateCard({ i18n: { language }, payload, user }: ServerProps) {
  if (!admins({ req: { user } as PayloadRequest })) return null;
  const alerts = await openAlerts(databaseOf(payload));
  if (alerts.length === 0) return null;
  return (
    <section className="oilway-card" aria-labelledby="oilway-state">
      <div>
        <h2 id="oilway-state">{say('needsYou', language)}</h2>
        <ul className="oilway-state-card">
          {alerts.map((alert) => (
            <li key={JSON.stringify(alert)}>{sentenceFor(alert, language)}</li>
          ))}
        </ul>
      </div>
      <Link href={`${payload.config.routes.admin}/state`} prefetch={false}>
        {say('openState', language)}
      </Link>
    </section>
  );
}
