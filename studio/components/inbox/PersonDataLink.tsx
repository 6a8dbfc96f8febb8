import { dataSubjectClerks } from '@oilway/content/access/rules.ts';
import { Link } from '@payloadcms/ui';
import type { PayloadRequest, ServerProps } from 'payload';
import { translate } from './messages.ts';

/** The menu link for staff who answer data subject requests. */
export function PersonDataLink({ i18n, payload, user }: ServerProps) {
  if (!dataSubjectClerks({ req: { user } as PayloadRequest })) return null;
  return (
    <Link
      className="nav__link oilway-nav"
      href={`${payload.config.routes.admin}/person-data`}
      id="nav-person-data"
      prefetch={false}
    >
      <span className="nav__link-label">{translate('personData', i18n.language)}</span>
    </Link>
  );
}
