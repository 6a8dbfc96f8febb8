import type { Action } from '@oilway/store/audit/actions.ts';
import type {
  FlattenedField,
  PayloadRequest,
  SanitizedCollectionConfig,
  SanitizedConfig,
  SanitizedGlobalConfig,
} from 'payload';
import { changesBetween } from './difference.ts';
import { actorOf, note } from './note.ts';
import { notePublications, rememberPublished } from './publications.ts';
import { subjectOf } from './subject.ts';
import { type Watched, watched } from './watched.ts';

type Doc = Record<string, unknown>;

/** Lets every change that somebody makes in the studio be noted. First of all hooks: one that fails later takes nothing from it. */
export function auditing(config: SanitizedConfig): SanitizedConfig {
  for (const collection of config.collections) {
    const how = watched[collection.slug as keyof typeof watched];
    if (how?.written) watchTexts(collection, how);
    else if (how) watchDocuments(collection, how);
    if (how) watchDeletions(collection, how);
  }
  for (const global of config.globals) {
    const how = watched[global.slug as keyof typeof watched];
    if (how) watchSetting(global, how);
  }
  return config;
}

const counts = (req: PayloadRequest, { always }: Watched): boolean =>
  Boolean(always) || actorOf(req) !== undefined;

function watchDocuments({ flattenedFields, hooks, slug }: SanitizedCollectionConfig, how: Watched) {
  hooks.afterChange.unshift(async ({ doc, operation, previousDoc, req }) => {
    if (!counts(req, how)) return doc;
    const before = operation === 'update' ? (previousDoc as Doc) : undefined;
    const changes = changesBetween(before, doc as Doc, flattenedFields, how);
    if (before && Object.keys(changes).length === 0) return doc;
    const plainly: Action = before ? 'changed' : (how.created ?? 'created');
    const action = how.means?.(doc as Doc, before) ?? plainly;
    await note(req, { action, subject: subjectOf(slug, doc as Doc, how), changes });
    return doc;
  });
}

function watchTexts({ hooks, slug }: SanitizedCollectionConfig, how: Watched) {
  hooks.beforeChange.unshift(async ({ data, operation, originalDoc, req }) => {
    if (operation === 'update' && counts(req, how))
      await rememberPublished(req, slug, (originalDoc as Doc).id as number);
    return data;
  });
  hooks.afterChange.unshift(async ({ doc, operation, previousDoc, req }) => {
    if (!counts(req, how)) return doc;
    const subject = subjectOf(slug, doc as Doc, how);
    if (operation === 'create') await note(req, { action: 'created', subject });
    const [was, is] = [Boolean(previousDoc?.deletedAt), Boolean(doc.deletedAt)];
    if (was !== is) await note(req, { action: is ? 'deleted' : 'restored', subject });
    await notePublications(req, subject);
    return doc;
  });
}

function watchDeletions({ hooks, slug }: SanitizedCollectionConfig, how: Watched) {
  const key = (id: unknown) => `title of ${slug} ${id}`;
  const { title } = how;
  // What was deleted comes without the words of its localized fields.
  if (title)
    hooks.beforeDelete.push(async ({ id, req }) => {
      if (counts(req, how)) req.context[key(id)] = await fieldOf(req, slug, id, title);
    });
  hooks.afterDelete.unshift(async ({ doc, req }) => {
    if (!counts(req, how)) return doc;
    const named = title ? { ...doc, [title]: req.context[key(doc.id)] } : (doc as Doc);
    await note(req, {
      action: how.deleted ?? 'deleted',
      subject: subjectOf(slug, named, how),
    });
    return doc;
  });
}

async function fieldOf(
  req: PayloadRequest,
  slug: string,
  id: number | string,
  field: string,
): Promise<unknown> {
  const found = await req.payload.db.findOne<{ id: number } & Doc>({
    collection: slug as 'pages',
    where: { id: { equals: id } },
    locale: 'all',
    select: { [field]: true },
    req,
  });
  return found?.[field];
}

function watchSetting(global: SanitizedGlobalConfig, how: Watched) {
  const { flattenedFields, hooks, slug } = global as SanitizedGlobalConfig & {
    flattenedFields: FlattenedField[];
  };
  const then = async ({
    doc,
    previousDoc,
    req,
  }: {
    doc: Doc;
    previousDoc: Doc;
    req: PayloadRequest;
  }) => {
    const changes = changesBetween(previousDoc ?? {}, doc, flattenedFields, how);
    if (counts(req, how) && Object.keys(changes).length > 0)
      await note(req, { action: 'changed', subject: { kind: slug }, changes });
    return doc;
  };
  hooks.afterChange = [then as never, ...(hooks.afterChange ?? [])];
}
