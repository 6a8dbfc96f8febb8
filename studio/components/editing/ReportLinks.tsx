import { countryOf, roleOf } from '@oilway/content/access/rules.ts';
import { Link } from '@payloadcms/ui';
import type { PayloadRequest, ServerProps } from 'payload';
import { translate } from './messages.ts';
import './editing.css';
import './document-lists.css';

/** The report's card on the dashboard, for staff who can edit. */
export function ReportCard({ i18n, payload, user }: ServerProps) {
  const role = roleOf({ user } as PayloadRequest);
  if (role !== 'admin' && !countryOf(role)) return null;
  return (
    <section className="oilway-card" aria-labelledby="oilway-report">
      <div>
        <h2 id="oilway-report">{translate('report', i18n.language)}</h2>
        <p>{translate('reportIntro', i18n.language)}</p>
      </div>
      <Link href={`${payload.config.routes.admin}/report`} prefetch={false}>
        {translate('openReport', i18n.language)}
      </Link>
    </section>
  );
}
