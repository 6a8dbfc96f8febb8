import { watchers } from '@oilway/content/access/rules.ts';
import { Link } from '@payloadcms/ui';
import type { PayloadRequest, ServerProps } from 'payload';
import { say } from './messages.ts';

/** The menu link to the reporting office, for those with access. */
export function DeskNavLink({ i18n, payload, user }: ServerProps) {
  if (!watchers({ req: { user } as PayloadRequest })) return null;
  return (
    <Link
      className="nav__link oilway-nav"
      href={`${payload.config.routes.admin}/reporting`}
      id="nav-reporting"
      prefetch={false}
    >
      <span className="nav__link-label">{say('desk', i18n.language)}</span>
    </Link>
  );
}
