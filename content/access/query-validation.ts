import {
  type CollectionBeforeOperationHook,
  type FlattenedField,
  QueryError,
  type SanitizedConfig,
} from 'payload';

/**
 * Adds what Payload's own validation of queries lacks. It checks access to the fields of related documents in filters, but not in
 * sort orders; and it drops conditions that are not well formed, so that an update or a deletion would match every document.
 * Removes the endpoints for versions where there are none: they fail.
 */
export function validateQueries(config: SanitizedConfig): SanitizedConfig {
  for (const { hooks } of config.collections)
    hooks.beforeOperation = [rejectUnsafeQuery, ...(hooks.beforeOperation ?? [])];
  for (const entity of [...config.collections, ...config.globals])
    if (!entity.versions && entity.endpoints)
      entity.endpoints = entity.endpoints.filter(({ path }) => !/^\/versions(\/|$)/.test(path));
  return config;
}

const rejectUnsafeQuery: CollectionBeforeOperationHook = ({ args, collection, overrideAccess }) => {
  if (overrideAccess) return;
  const { sort, where } = args as { sort?: unknown; where?: unknown };
  const invalidPaths = [sort]
    .flat()
    .filter((path) => typeof path === 'string')
    .filter((path) => traversesRelation(path, collection.flattenedFields));
  if (where !== undefined && where !== null && !isValidWhere(where)) invalidPaths.push('where');
  if (invalidPaths.length > 0) throw new QueryError(invalidPaths.map((path) => ({ path })));
};

/** Returns whether a sort path continues after a field without subfields, such as a relation. */
function traversesRelation(sort: string, fields: FlattenedField[]): boolean {
  const names = sort.replace(/^-/, '').replaceAll('__', '.').split('.');
  if (names[0] === 'version' && names.length > 1) names.shift();
  let subfields: FlattenedField[] | undefined = fields;
  for (const name of names) {
    if (!subfields) return true;
    const field: FlattenedField | undefined = subfields.find((subfield) => subfield.name === name);
    subfields = field && 'flattenedFields' in field ? field.flattenedFields : undefined;
  }
  return false;
}

const isValidWhere = (where: unknown): boolean =>
  isRecord(where) &&
  Object.entries(where).every(([path, condition]) =>
    /^(and|or)$/i.test(path) && Array.isArray(condition)
      ? condition.every(isValidWhere)
      : isRecord(condition) && Object.entries(condition).every(isValidOperator),
  );

function isValidOperator([operator, value]: [string, unknown]): boolean {
  if (Array.isArray(value)) return value.every(isScalar);
  if (/^(in|not_in|all)$/.test(operator)) return ['string', 'number'].includes(typeof value);
  if (isScalar(value)) return true;
  return isRecord(value) && (operator === 'contains' ? isValidWhere(value) : 'relationTo' in value);
}

const isScalar = (value: unknown) =>
  typeof value !== 'object' || value === null || value instanceof Date;

const isRecord = (value: unknown): value is Record<string, unknown> =>
  typeof value === 'object' && value !== null && !Array.isArray(value);
