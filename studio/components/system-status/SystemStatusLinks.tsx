import { admins } from '@oilway/content/access/rules.ts';
import { databaseOf } from '@oilway/content/database/session.ts';
import { observationText } from '@oilway/content/system-status/observation-text.ts';
import { openAlerts } from '@oilway/store/diagnostics/alerts.ts';
import { Link } from '@payloadcms/ui';
import type { PayloadRequest, ServerProps } from 'payload';
import { translate } from './messages.ts';

/** The notice of the start page, shown while there are alerts. */
export async function SystemStatusCard({ i18n: { language }, payload, user }: ServerProps) {
  if (!admins({ req: { user } as PayloadRequest })) return null;
  const alerts = await openAlerts(databaseOf(payload));
  if (alerts.length === 0) return null;
  return (
    <section className="oilway-card" aria-labelledby="oilway-state">
      <div>
        <h2 id="oilway-state">{translate('needsYou', language)}</h2>
        <ul className="oilway-list">
          {alerts.map((alert) => (
            <li key={JSON.stringify(alert)}>{observationText(alert, language)}</li>
          ))}
        </ul>
      </div>
      <Link href={`${payload.config.routes.admin}/state`} prefetch={false}>
        {translate('openState', language)}
      </Link>
    </section>
  );
}
