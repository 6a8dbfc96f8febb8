import {
  APIError,
  type CollectionBeforeOperationHook,
  NotFound,
  type PayloadRequest,
  QueryError,
  type SanitizedConfig,
} from 'payload';
import {
  idTypeOf,
  isId,
  isRecord,
  type QuestionPlace,
  readOrder,
  readWhere,
} from './question-paths.ts';

/** What somebody asks of a collection, as it came over the wire. */
interface Question {
  data?: unknown;
  id?: unknown;
  limit?: unknown;
  page?: unknown;
  sort?: unknown;
  where?: unknown;
}

/**
 * Payload refuses questions by fields that whoever asks may not read, but not an order through relations; and what it
 * can make nothing of, it gives to the database, which fails. Here both are refused before anything is asked.
 */
export function checkQuestions(config: SanitizedConfig): SanitizedConfig {
  for (const { endpoints, hooks, versions } of config.collections) {
    hooks.beforeOperation = [refuseOddQuestions, ...(hooks.beforeOperation ?? [])];
    if (!versions) dropVersions(endpoints);
  }
  for (const { endpoints, versions } of config.globals) if (!versions) dropVersions(endpoints);
  return config;
}

/** Payload has calls for versions where there are none. */
function dropVersions(endpoints: false | { path: string }[]): void {
  if (!endpoints) return;
  const others = endpoints.filter(({ path }) => !/^\/versions(\/|$)/.test(path));
  endpoints.splice(0, endpoints.length, ...others);
}

const refuseOddQuestions: CollectionBeforeOperationHook = ({
  args,
  collection,
  overrideAccess,
  req,
}) => {
  if (overrideAccess) return;
  const { payload } = req;
  const { data, id } = args as Question;
  const type = idTypeOf(payload, collection.slug);
  if ('id' in args && !isId(type, id)) throw new NotFound(req.t);
  if (data !== undefined && !isRecord(data))
    throw new APIError('The body must be an object.', 400, undefined, true);
  const versioned = Boolean(collection.versions);
  const place = { fields: collection.flattenedFields, id: type, payload, versioned };
  refuseOddPaths(args as Question, place, req);
};

function refuseOddPaths(
  { limit, page, sort, where }: Question,
  place: QuestionPlace,
  { locale, payloadAPI }: PayloadRequest,
): void {
  const odd: string[] = [];
  for (const [name, count] of Object.entries({ limit, page }))
    if (count !== undefined && !isCount(count)) odd.push(name);
  const order = readOrder(sort, place);
  // The studio's own lists remember an order for longer than a field may be there.
  if (payloadAPI === 'REST') odd.push(...order.unknown);
  const filter = where === undefined || where === null ? undefined : readWhere(where, place);
  odd.push(...order.odd, ...(filter?.odd ?? []));
  if (odd.length > 0) throw new QueryError(odd.map((path) => ({ path })));
  const localized = [...order.localized, ...(filter?.localized ?? [])];
  // Payload has no language of its own for these, and fails.
  if (!locale && localized.length > 0)
    throw new APIError(
      `Add locale=de or locale=pl to ask by: ${localized.join(', ')}`,
      400,
      undefined,
      true,
    );
}

const isCount = (value: unknown) =>
  Number.isInteger(value) && Number(value) >= 0 && Number(value) < 2 ** 31;
