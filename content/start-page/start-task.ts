import type { CollectionSlug, PayloadRequest, Where } from 'payload';
import { countryOf, roleOf } from '../access/rules.ts';
import type { ContentReportGroup } from '../editing/content-report.ts';
import {
  type EditorialCollection,
  isEditorial,
  selectedCountryFilter,
} from '../editing/country.ts';
import { languageOf, languages } from '../languages.ts';
import type { InboxView } from '../submissions/inbox-views.ts';

export type TaskName =
  | Exclude<InboxView, 'open' | 'spam'>
  | ContentReportGroup
  | 'drafts'
  | 'planned'
  | 'behind'
  | 'requested'
  | 'withoutCategory'
  | 'unreadable'
  | 'alerts'
  | 'failedJobs'
  | 'lateDeadlines'
  | 'dueSoon'
  | 'unacknowledged'
  | 'unanswered';

/** A task of the start page: a number of things to do, and where they are. */
export interface StartTask {
  name: TaskName;
  count: number;
  /** The view of exactly the counted things, below the admin's route. */
  path: string;
}

/** Returns a task with the number of a collection's documents that match and that the request may read; its path is their list. */
export async function listTask(
  req: PayloadRequest,
  collection: CollectionSlug,
  name: TaskName,
  where: Where,
): Promise<StartTask> {
  const { payload, user } = req;
  if (isEditorial(collection)) {
    const locale = shownCountry(req);
    const count = await countNewestVersions(req, collection, where);
    return { name, count, path: `/collections/${collection}?${queryOf({ where, locale })}` };
  }
  const { totalDocs } = await payload.count({ collection, where, overrideAccess: false, user });
  return { name, count: totalDocs, path: `/collections/${collection}?${queryOf({ where })}` };
}

/** Returns the country of an editor; for administrators the selected one. */
export const shownCountry = (req: PayloadRequest) =>
  countryOf(roleOf(req)) ?? languageOf(req) ?? languages[0];

/** Counts as the list does: by the newest version of each document of the country. */
async function countNewestVersions(
  req: PayloadRequest,
  collection: EditorialCollection,
  where: Where,
): Promise<number> {
  const locale = shownCountry(req);
  const { totalDocs } = await req.payload.find({
    collection,
    locale,
    draft: true,
    where: { and: [where, selectedCountryFilter({ req: { locale } as PayloadRequest })] },
    select: {},
    depth: 0,
    limit: 1,
    overrideAccess: false,
    user: req.user,
  });
  return totalDocs;
}

/** Returns a query string as Payload parses it, such as `where[and][0][status][equals]=new`. */
function queryOf(parameters: object): URLSearchParams {
  const query = new URLSearchParams();
  const add = (name: string, value: unknown) => {
    if (typeof value !== 'object' || value === null) query.append(name, String(value));
    else for (const [key, child] of Object.entries(value)) add(`${name}[${key}]`, child);
  };
  for (const [name, value] of Object.entries(parameters)) add(name, value);
  return query;
}
