import {
  APIError,
  type CollectionBeforeChangeHook,
  type CollectionConfig,
  type Field,
  type FlattenedField,
  type GlobalBeforeChangeHook,
  type GlobalConfig,
  type PayloadRequest,
} from 'payload';
import { uiField } from '../blocks/fields.ts';
import { findOneOptions } from '../database/queries.ts';
import { inLanguage, text } from '../labels.ts';
import { lexicalToPlainText } from './lexical.ts';
import { isRestore } from './restore-version.ts';
import { type Data, type FieldValue, trailText, traverseFields } from './traverse-fields.ts';
import { windowIdHeader } from './window-header.ts';

/** A field whose value in the form differs from the saved one. */
export interface FieldDifference {
  place: string;
  mine: string;
  theirs: string;
}

/** The data of a refused save (`errors[0].data`). */
export interface StaleSaveData {
  errors: { path: string; message: string }[];
  /** The base to send when the save should overwrite the newer one. */
  newest: string;
  differences: FieldDifference[];
}

const messages = {
  someone: text('in einem anderen Fenster', 'w innym oknie', 'in another window'),
  by: text('von {name}', 'przez: {name}', 'by {name}'),
  saved: text(
    'Nicht gespeichert: Um {time} wurde {who} eine andere Version gespeichert.',
    'Nie zapisano: o {time} zapisano inną wersję ({who}).',
    'Not saved: another version was saved at {time} {who}.',
  ),
};

/** Disables Payload's document locks, which end at each save, and refuses saves that are not based on the newest version. */
export function withStaleSaveCheck(collection: CollectionConfig): CollectionConfig {
  const { fields, hooks } = collection;
  return {
    ...collection,
    lockDocuments: false,
    fields: [...fields, staleSaveField],
    hooks: { ...hooks, beforeChange: [refuseStale, ...(hooks?.beforeChange ?? [])] },
  };
}

/** Does the same for a global, as a whole or for each language. */
export const withGlobalStaleSaveCheck = (global: GlobalConfig): GlobalConfig =>
  withBaseCheck(global, 'updatedAt', []);
export const withLocalizedStaleSaveCheck = (global: GlobalConfig): GlobalConfig =>
  withBaseCheck(global, 'savedAt', [savedAtField]);

function withBaseCheck(global: GlobalConfig, base: BaseField, extraFields: Field[]): GlobalConfig {
  const { fields, hooks } = global;
  return {
    ...global,
    lockDocuments: false,
    fields: [...fields, ...extraFields, staleSaveField],
    hooks: { ...hooks, beforeChange: [refuseStaleGlobal(base), ...(hooks?.beforeChange ?? [])] },
  };
}

/** The field that holds the timestamp a save is based on. */
type BaseField = 'savedAt' | 'updatedAt';

/** Returns the name that a form of the studio gives itself in a header; null for other requests. */
export const windowIdOf = ({ headers, payloadAPI }: PayloadRequest): string | null =>
  (payloadAPI === 'REST' && headers.get(windowIdHeader)?.slice(0, 40)) || null;

const staleSaveField = uiField('staleSave', '/components/editing/StaleSave.tsx#StaleSave');

const savedAtField: Field = {
  name: 'savedAt',
  type: 'date',
  localized: true,
  admin: { hidden: true, components: { Diff: '/components/editing/EmptyDiff.tsx#EmptyDiff' } },
};

/** @throws APIError 409. A save without a base, such as that of a single field, is merged into the newest version. */
const refuseStale: CollectionBeforeChangeHook = async ({
  collection,
  data,
  operation,
  originalDoc,
  req,
}) => {
  if (operation === 'update')
    await compareBase('updatedAt', collection.flattenedFields, data, originalDoc, req);
  return data;
};

const refuseStaleGlobal =
  (base: BaseField): GlobalBeforeChangeHook =>
  async ({ data, global, originalDoc, req }) => {
    await compareBase(base, global.flattenedFields, data, originalDoc, req);
    return base === 'savedAt' ? { ...data, savedAt: new Date().toISOString() } : data;
  };

async function compareBase(
  base: BaseField,
  fields: readonly FlattenedField[],
  mine: Data,
  theirs: Data,
  req: PayloadRequest,
): Promise<void> {
  const [baseTimestamp, newest] = [mine[base], theirs[base]];
  // A restored version carries its old timestamp.
  if (req.payloadAPI !== 'REST' || isRestore(req)) return;
  if (!baseTimestamp || !newest || baseTimestamp === newest) return;
  // On a slow line a window saves again before the answer to its own save has come.
  const windowId = windowIdOf(req);
  if (windowId && windowId === theirs.savedIn) return;
  const { i18n } = req;
  const message = inLanguage(messages.saved, i18n.language)
    .replace('{time}', new Date(String(newest)).toLocaleTimeString(i18n.language, timeFormat))
    .replace('{who}', await authorOf(theirs, req));
  const data: StaleSaveData = {
    errors: [{ path: base, message }],
    newest: String(newest),
    differences: diffFields(fields, { ...theirs, ...mine }, theirs, req),
  };
  throw new APIError(message, 409, data, true);
}

const timeFormat = { hour: '2-digit', minute: '2-digit', timeZone: 'Europe/Berlin' } as const;

async function authorOf({ changedBy }: Data, req: PayloadRequest): Promise<string> {
  const someone = inLanguage(messages.someone, req.i18n.language);
  if (typeof changedBy !== 'number' || changedBy === req.user?.id) return someone;
  const author = await req.payload.findByID({
    ...findOneOptions,
    collection: 'staff',
    id: changedBy,
    select: { name: true },
    req,
  });
  return author
    ? inLanguage(messages.by, req.i18n.language).replace('{name}', author.name)
    : someone;
}

function diffFields(
  fields: readonly FlattenedField[],
  mine: Data,
  theirs: Data,
  { i18n }: PayloadRequest,
): FieldDifference[] {
  const mineByKey = new Map(
    traverseFields(fields, mine).map((fieldValue) => [fieldValue.rowPath, fieldValue]),
  );
  const theirsByKey = new Map(
    traverseFields(fields, theirs).map((fieldValue) => [fieldValue.rowPath, fieldValue]),
  );
  return [...new Map([...theirsByKey, ...mineByKey])].flatMap(([key, fieldValue]) => {
    const [mineText, theirsText] = [
      displayValue(mineByKey.get(key)),
      displayValue(theirsByKey.get(key)),
    ];
    return mineText === theirsText
      ? []
      : [{ place: trailText(fieldValue.trail, i18n), mine: mineText, theirs: theirsText }];
  });
}

/** Returns the value of a field as plain text; for a list, its number of rows. */
function displayValue(fieldValue: FieldValue | undefined): string {
  if (!fieldValue || fieldValue.value === null || fieldValue.value === undefined) return '';
  const { field, value } = fieldValue;
  if (field.type === 'richText') return lexicalToPlainText(value);
  if (Array.isArray(value) && (field.type === 'array' || field.type === 'blocks'))
    return `${value.length} ×`;
  if (field.type === 'checkbox') return value ? '✓' : '–';
  return typeof value === 'object' ? JSON.stringify(value) : String(value);
}
