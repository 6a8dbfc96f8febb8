import type { Action } from '@oilway/store/audit/actions.ts';
import type { CollectionConfig, CollectionSlug, GlobalConfig, PayloadRequest } from 'payload';
import { transactionOf } from '../database/in-transaction.ts';
import { changesBetween } from './difference.ts';
import { actorOf, note } from './note.ts';
import { notePublications, rememberPublished } from './publications.ts';
import { subjectOf } from './subject.ts';
import { type Watched, watched } from './watched.ts';

type Doc = Record<string, unknown>;

type Hooks = NonNullable<CollectionConfig['hooks']>;

/** Adds hooks that log every change made in the studio. They run first, so that an error of a later hook does not omit the entry. */
export function auditing(collection: CollectionConfig): CollectionConfig {
  const { hooks, slug } = collection;
  const how = watched[slug as keyof typeof watched];
  if (!how) return collection;
  const changed = how.written ? textHooks(slug, how) : documentHooks(slug, how);
  const deleted = deletionHooks(slug, how);
  return {
    ...collection,
    hooks: {
      ...hooks,
      beforeChange: [...(changed.beforeChange ?? []), ...(hooks?.beforeChange ?? [])],
      afterChange: [...(changed.afterChange ?? []), ...(hooks?.afterChange ?? [])],
      beforeDelete: [...(hooks?.beforeDelete ?? []), ...(deleted.beforeDelete ?? [])],
      afterDelete: [...(deleted.afterDelete ?? []), ...(hooks?.afterDelete ?? [])],
    },
  };
}

const counts = (req: PayloadRequest, { always }: Watched): boolean =>
  Boolean(always) || actorOf(req) !== undefined;

const documentHooks = (slug: string, how: Watched): Hooks => ({
  afterChange: [
    async ({ collection, doc, operation, previousDoc, req }) => {
      if (!counts(req, how)) return doc;
      const before = operation === 'update' ? (previousDoc as Doc) : undefined;
      const changes = changesBetween(before, doc as Doc, collection.flattenedFields, how);
      if (before && Object.keys(changes).length === 0) return doc;
      const plainly: Action = before ? 'changed' : (how.created ?? 'created');
      const action = how.means?.(doc as Doc, before) ?? plainly;
      await note(req, { action, subject: subjectOf(slug, doc as Doc, how), changes });
      return doc;
    },
  ],
});

const textHooks = (slug: string, how: Watched): Hooks => ({
  beforeChange: [
    async ({ data, operation, originalDoc, req }) => {
      if (operation === 'update' && counts(req, how))
        await rememberPublished(req, slug, (originalDoc as Doc).id as number);
      return data;
    },
  ],
  afterChange: [
    async ({ doc, operation, previousDoc, req }) => {
      if (!counts(req, how)) return doc;
      const subject = subjectOf(slug, doc as Doc, how);
      if (operation === 'create') await note(req, { action: 'created', subject });
      const [was, is] = [Boolean(previousDoc?.deletedAt), Boolean(doc.deletedAt)];
      if (was !== is) await note(req, { action: is ? 'deleted' : 'restored', subject });
      await notePublications(req, subject);
      return doc;
    },
  ],
});

function deletionHooks(slug: string, how: Watched): Hooks {
  const key = (id: unknown) => `title of ${slug} ${id}`;
  const { title } = how;
  return {
    // The document passed to `afterDelete` lacks its localized fields.
    beforeDelete: [
      async ({ id, req }) => {
        if (title && counts(req, how)) req.context[key(id)] = await fieldOf(req, slug, id, title);
      },
    ],
    afterDelete: [
      async ({ doc, req }) => {
        if (!counts(req, how)) return doc;
        const named = title ? { ...doc, [title]: req.context[key(doc.id)] } : (doc as Doc);
        await note(req, {
          action: how.deleted ?? 'deleted',
          subject: subjectOf(slug, named, how),
        });
        return doc;
      },
    ],
  };
}

async function fieldOf(
  req: PayloadRequest,
  slug: string,
  id: number | string,
  field: string,
): Promise<unknown> {
  const found = (await req.payload.findByID({
    collection: slug as CollectionSlug,
    id,
    locale: 'all',
    depth: 0,
    select: { [field]: true },
    trash: true,
    disableErrors: true,
    req: transactionOf(req),
  })) as Doc | null;
  return found?.[field];
}

/** Adds the same hooks to a global. */
export function auditingGlobal(global: GlobalConfig): GlobalConfig {
  const { hooks, slug } = global;
  const how = watched[slug as keyof typeof watched];
  if (!how) return global;
  return {
    ...global,
    hooks: {
      ...hooks,
      afterChange: [
        async ({ doc, global: sanitized, previousDoc, req }) => {
          const changes = changesBetween(previousDoc ?? {}, doc, sanitized.flattenedFields, how);
          if (counts(req, how) && Object.keys(changes).length > 0)
            await note(req, { action: 'changed', subject: { kind: slug }, changes });
          return doc;
        },
        ...(hooks?.afterChange ?? []),
      ],
    },
  };
}
