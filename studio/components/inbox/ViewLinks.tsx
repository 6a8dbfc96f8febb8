import { inLanguage, type StudioText, text } from '@oilway/content/labels.ts';
import { taskLabels } from '@oilway/content/start-page/start-task.ts';
import {
  type InboxView,
  inboxViewNames,
  inboxViews,
  lastMonth,
} from '@oilway/content/submissions/inbox-views.ts';
import type { Inbox } from '@oilway/store/inboxes.ts';
import { Button } from '@payloadcms/ui';
import type { ServerProps, Where } from 'payload';
import { stringify } from 'qs-esm';
import { DownloadLink } from './DownloadLink.tsx';
import { translate } from './messages.ts';
import './inbox.css';

const labels: Record<InboxView | 'all' | 'searchAll', StudioText> = {
  ...taskLabels,
  all: text('Alle', 'Wszystkie', 'All'),
  searchAll: text('In allen suchen', 'Szukaj we wszystkich', 'Search in all'),
  open: text('Offene', 'Otwarte', 'Open'),
  spam: text('Spam', 'Spam', 'Spam'),
};

type Props = ServerProps & { collectionSlug: Inbox };

/** The views of an inbox with their numbers, as links above the list, and the export of the last month. */
export async function ViewLinks({ collectionSlug, i18n, payload, searchParams, user }: Props) {
  if (!user) return null;
  const viewer = { userId: user.id, now: Date.now() };
  const scope = { collection: collectionSlug, user, overrideAccess: false };
  const views = await Promise.all(
    inboxViewNames.map(async (view) => {
      const where = inboxViews[view](viewer);
      const { totalDocs } = await payload.count({ ...scope, where });
      // Those who wait longest come first.
      const sort = view === 'overdue' ? 'createdAt' : '-createdAt';
      return { view, query: stringify({ where }), sort, count: totalDocs };
    }),
  );
  const { language } = i18n;
  const { admin, api } = payload.config.routes;
  const search = stringify({ search: searchParams?.search });
  const shownQuery = whereOf(searchParams);
  // Without a filter, Payload's list keeps the one before.
  const query = stringify({ where: { id: { exists: true } } });
  const isSearchedIn = searchParams?.search && shownQuery && shownQuery !== query;
  const all = {
    view: isSearchedIn ? ('searchAll' as const) : ('all' as const),
    query,
    sort: '-createdAt',
  };
  const isDone = views.some(({ count, query }) => query === shownQuery && count === 0);
  const exported: Where = { createdAt: lastMonth(viewer.now) };
  const { totalDocs: exportCount } = await payload.count({ ...scope, where: exported });
  const exportQuery = stringify({ where: exported });
  return (
    <div className="oilway-buttons oilway-views">
      <nav aria-label={translate('views', language)} className="oilway-buttons">
        {[{ ...all, count: undefined }, ...views]
          .filter(({ count, view }) => view !== 'undeliverable' || count)
          .map(({ count, query, sort, view }) => (
            <Button
              key={view}
              buttonStyle="tab"
              el="link"
              extraButtonProps={{
                'aria-current': query === (shownQuery || all.query) ? 'page' : undefined,
              }}
              size="small"
              to={`${admin}/collections/${collectionSlug}?${search}&${query}&sort=${sort}`}
            >
              {`${inLanguage(labels[view], language)} ${count?.toLocaleString(language) ?? ''}`}
            </Button>
          ))}
      </nav>
      <DownloadLink href={`${payload.config.serverURL}${api}/${collectionSlug}/csv?${exportQuery}`}>
        {translate('exportLastMonth', language, { count: exportCount })}
      </DownloadLink>
      {isDone ? <p className="oilway-view-done">{translate('allDone', language)}</p> : null}
    </div>
  );
}

const whereOf = (searchParams: Props['searchParams']): string =>
  stringify(
    Object.fromEntries(
      Object.entries(searchParams ?? {}).filter(([name]) => name.startsWith('where')),
    ),
  );
