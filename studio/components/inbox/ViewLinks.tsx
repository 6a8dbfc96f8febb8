import {
  type InboxView,
  inboxViewNames,
  inboxViews,
  lastMonth,
} from '@oilway/content/submissions/inbox-views.ts';
import type { Inbox } from '@oilway/store/inboxes.ts';
import { Link } from '@payloadcms/ui';
import type { ServerProps, Where } from 'payload';
import { stringify } from 'qs-esm';
import { DownloadLink } from './DownloadLink.tsx';
import { translate } from './messages.ts';
import './inbox.css';

type Props = ServerProps & { collectionSlug: Inbox };

/** The views of an inbox with their numbers, as links above the list, and the export of the last month. */
export async function ViewLinks({ collectionSlug, i18n, payload, searchParams, user }: Props) {
  if (!user) return null;
  const viewer = { userId: user.id, now: Date.now() };
  const views = await Promise.all(
    inboxViewNames.map(async (view) => {
      const where = inboxViews[view](viewer);
      const scope = { collection: collectionSlug, where, user, overrideAccess: false };
      return { view, where, count: (await payload.count(scope)).totalDocs };
    }),
  );
  const { language } = i18n;
  const { admin, api } = payload.config.routes;
  const list = `${admin}/collections/${collectionSlug}`;
  const search = searchParams?.search;
  const exportQuery = stringify({ where: { createdAt: lastMonth(viewer.now) } });
  return (
    <div className="oilway-views">
      <nav aria-label={translate('views', language)}>
        <ul>
          <li>
            <ViewLink href={list} isActive={!search && isShown(undefined, searchParams)}>
              {translate('viewAll', language)}
            </ViewLink>
          </li>
          {views
            .filter(({ count, view }) => view !== 'undeliverable' || count > 0)
            .map(({ count, view, where }) => (
              <li key={view}>
                <ViewLink
                  href={`${list}?${stringify({ search, where })}`}
                  isActive={isShown(where, searchParams)}
                >
                  {translate(viewLabels[view], language)}
                  <span>{new Intl.NumberFormat(language).format(count)}</span>
                </ViewLink>
              </li>
            ))}
        </ul>
      </nav>
      <DownloadLink href={`${payload.config.serverURL}${api}/${collectionSlug}/csv?${exportQuery}`}>
        {translate('exportLastMonth', language)}
      </DownloadLink>
    </div>
  );
}

const viewLabels = {
  new: 'viewNew',
  mine: 'viewMine',
  open: 'viewOpen',
  overdue: 'viewOverdue',
  spam: 'spam',
  undeliverable: 'viewUndeliverable',
} as const satisfies Record<InboxView, string>;

interface ViewLinkProps {
  children: React.ReactNode;
  href: string;
  isActive: boolean;
}

const ViewLink = ({ children, href, isActive }: ViewLinkProps) => (
  <Link href={href} prefetch={false} aria-current={isActive ? 'page' : undefined}>
    {children}
  </Link>
);

/** Returns whether the list has exactly this filter. */
function isShown(where: Where | undefined, searchParams: Props['searchParams']): boolean {
  const shown = Object.entries(searchParams ?? {}).filter(([name]) => name.startsWith('where'));
  const own = [...new URLSearchParams(stringify({ where }))];
  return (
    shown.length === own.length && own.every(([name, value]) => searchParams?.[name] === value)
  );
}
