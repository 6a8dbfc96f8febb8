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
import { inLanguage, text } from '../labels.ts';
import { plainText } from './rich-text.ts';
import { type Data, type Leaf, leavesOf, trailText } from './walk.ts';
import { windowHeader } from './window-header.ts';

/** A field whose value in the form differs from the saved one. */
export interface Difference {
  place: string;
  mine: string;
  theirs: string;
}

/** The data of a refused save (`errors[0].data`). */
export interface StaleSaveData {
  errors: { path: string; message: string }[];
  /** The base to send when the save should overwrite the newer one. */
  newest: string;
  differences: Difference[];
}

const words = {
  someone: text('in einem anderen Fenster', 'w innym oknie', 'in another window'),
  by: text('von {name}', 'przez: {name}', 'by {name}'),
  saved: text(
    'Nicht gespeichert: Um {time} wurde {who} eine andere Fassung gespeichert.',
    'Nie zapisano: o {time} zapisano inną wersję ({who}).',
    'Not saved: another version was saved at {time} {who}.',
  ),
};

/** Disables Payload's document locks, which end at each save, and refuses saves that are not based on the newest version. */
export function withoutLocks(collection: CollectionConfig): CollectionConfig {
  const { fields, hooks } = collection;
  return {
    ...collection,
    lockDocuments: false,
    fields: [...fields, staleSave],
    hooks: { ...hooks, beforeChange: [refuseStale, ...(hooks?.beforeChange ?? [])] },
  };
}

/** Does the same for a global, as a whole or for each language. */
export const globalWithoutLocks = (global: GlobalConfig): GlobalConfig =>
  guarded(global, 'updatedAt', []);
export const localizedWithoutLocks = (global: GlobalConfig): GlobalConfig =>
  guarded(global, 'savedAt', [savedAt]);

function guarded(global: GlobalConfig, base: Base, more: Field[]): GlobalConfig {
  const { fields, hooks } = global;
  return {
    ...global,
    lockDocuments: false,
    fields: [...fields, ...more, staleSave],
    hooks: { ...hooks, beforeChange: [refuseStaleGlobal(base), ...(hooks?.beforeChange ?? [])] },
  };
}

/** The field that holds the timestamp a save is based on. */
type Base = 'savedAt' | 'updatedAt';

/** Returns the name that a form of the studio gives itself in a header; null for other requests. */
export const windowOf = ({ headers, payloadAPI }: PayloadRequest): string | null =>
  (payloadAPI === 'REST' && headers.get(windowHeader)?.slice(0, 40)) || null;

const staleSave: Field = {
  name: 'staleSave',
  type: 'ui',
  admin: { components: { Field: '/components/editing/StaleSave.tsx#StaleSave' } },
};

const savedAt: Field = { name: 'savedAt', type: 'date', localized: true, admin: { hidden: true } };

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
  (base: Base): GlobalBeforeChangeHook =>
  async ({ data, global, originalDoc, req }) => {
    await compareBase(base, global.flattenedFields, data, originalDoc, req);
    return base === 'savedAt' ? { ...data, savedAt: new Date().toISOString() } : data;
  };

async function compareBase(
  base: Base,
  fields: readonly FlattenedField[],
  mine: Data,
  theirs: Data,
  req: PayloadRequest,
): Promise<void> {
  const [named, newest] = [mine[base], theirs[base]];
  // A restored version carries its old timestamp.
  if (req.payloadAPI !== 'REST' || req.context.isRestoringVersion) return;
  if (!named || !newest || named === newest) return;
  // On a slow line a window saves again before the answer to its own save has come.
  const ownWindow = windowOf(req);
  if (ownWindow && ownWindow === theirs.savedIn) return;
  const { i18n } = req;
  const message = inLanguage(words.saved, i18n.language)
    .replace('{time}', new Date(String(newest)).toLocaleTimeString(i18n.language, clock))
    .replace('{who}', await authorOf(theirs, req));
  const data: StaleSaveData = {
    errors: [{ path: base, message }],
    newest: String(newest),
    differences: differencesOf(fields, { ...theirs, ...mine }, theirs, req),
  };
  throw new APIError(message, 409, data, true);
}

const clock = { hour: '2-digit', minute: '2-digit', timeZone: 'Europe/Berlin' } as const;

async function authorOf({ changedBy }: Data, req: PayloadRequest): Promise<string> {
  const someone = inLanguage(words.someone, req.i18n.language);
  if (typeof changedBy !== 'number' || changedBy === req.user?.id) return someone;
  const author = await req.payload.findByID({
    collection: 'staff',
    id: changedBy,
    depth: 0,
    overrideAccess: true,
    disableErrors: true,
    select: { name: true },
    req,
  });
  return author ? inLanguage(words.by, req.i18n.language).replace('{name}', author.name) : someone;
}

function differencesOf(
  fields: readonly FlattenedField[],
  mine: Data,
  theirs: Data,
  { i18n }: PayloadRequest,
): Difference[] {
  const left = new Map(leavesOf(fields, mine).map((leaf) => [leaf.key, leaf]));
  const right = new Map(leavesOf(fields, theirs).map((leaf) => [leaf.key, leaf]));
  return [...new Map([...right, ...left])].flatMap(([key, leaf]) => {
    const [own, other] = [wordsOf(left.get(key)), wordsOf(right.get(key))];
    return own === other ? [] : [{ place: trailText(leaf.trail, i18n), mine: own, theirs: other }];
  });
}

/** Returns the value of a field as plain text; for a list, its number of rows. */
function wordsOf(leaf: Leaf | undefined): string {
  if (!leaf || leaf.value === null || leaf.value === undefined) return '';
  const { field, value } = leaf;
  if (field.type === 'richText') return plainText(value);
  if (Array.isArray(value) && (field.type === 'array' || field.type === 'blocks'))
    return `${value.length} ×`;
  if (field.type === 'checkbox') return value ? '✓' : '–';
  return typeof value === 'object' ? JSON.stringify(value) : String(value);
}
