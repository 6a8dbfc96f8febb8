import { reportStatusReaders } from '@oilway/content/access/rules.ts';
import { Link } from '@payloadcms/ui';
import type { PayloadRequest, ServerProps } from 'payload';
import { translate } from './messages.ts';

/** The menu link to the reporting office, for those with access. */
export function ReportingNavLink({ i18n, payload, user }: ServerProps) {
  if (!reportStatusReaders({ req: { user } as PayloadRequest })) return null;
  return (
    <Link
      className="nav__link oilway-nav"
      href={`${payload.config.routes.admin}/reporting`}
      id="nav-reporting"
      prefetch={false}
    >
      <span className="nav__link-label">{translate('desk', i18n.language)}</span>
    </Link>
  );
}
