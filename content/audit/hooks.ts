import type { Action } from '@oilway/store/audit/actions.ts';
import type { CollectionConfig, CollectionSlug, GlobalConfig, PayloadRequest } from 'payload';
import { transactionReq } from '../database/in-transaction.ts';
import { findOneOptions } from '../database/queries.ts';
import { isRestore } from '../editing/restore-version.ts';
import { languageOf } from '../languages.ts';
import { type AuditOptions, auditOptions } from './audit-options.ts';
import { diffDocuments } from './diff.ts';
import { capturePublishedState, recordPublications } from './publications.ts';
import { actorOf, recordAction } from './record-actions.ts';
import { subjectOf } from './subject.ts';

type Doc = Record<string, unknown>;

type Hooks = NonNullable<CollectionConfig['hooks']>;

/** Adds hooks that log every change made in the studio. They run first, so that an error of a later hook does not omit the entry. */
export function withAuditHooks(collection: CollectionConfig): CollectionConfig {
  const { hooks, slug } = collection;
  const options = auditOptions[slug as keyof typeof auditOptions];
  if (!options) return collection;
  const changeHooks = options.publicationsOnly
    ? publicationHooks(slug, options)
    : documentHooks(slug, options);
  const deleteHooks = deletionHooks(slug, options);
  return {
    ...collection,
    hooks: {
      ...hooks,
      beforeChange: [...(changeHooks.beforeChange ?? []), ...(hooks?.beforeChange ?? [])],
      afterChange: [...(changeHooks.afterChange ?? []), ...(hooks?.afterChange ?? [])],
      beforeDelete: [...(hooks?.beforeDelete ?? []), ...(deleteHooks.beforeDelete ?? [])],
      afterDelete: [...(deleteHooks.afterDelete ?? []), ...(hooks?.afterDelete ?? [])],
    },
  };
}

const shouldAudit = (req: PayloadRequest, { withoutSession }: AuditOptions): boolean =>
  Boolean(withoutSession) || actorOf(req) !== undefined;

/** Returns the action that moved a document to the trash or out of it. */
function trashAction(doc: Doc, previousDoc: Doc | undefined): Action | undefined {
  if (Boolean(previousDoc?.deletedAt) === Boolean(doc.deletedAt)) return undefined;
  return doc.deletedAt ? 'deleted' : 'restored';
}

const documentHooks = (slug: string, options: AuditOptions): Hooks => ({
  afterChange: [
    async ({ collection, doc, operation, previousDoc, req }) => {
      if (!shouldAudit(req, options)) return doc;
      const before = operation === 'update' ? (previousDoc as Doc) : undefined;
      const changes = diffDocuments(before, doc as Doc, collection.flattenedFields, options);
      const moved = trashAction(doc, previousDoc);
      if (before && !moved && Object.keys(changes).length === 0) return doc;
      const defaultAction: Action = before ? 'changed' : (options.createdAction ?? 'created');
      const action =
        moved ??
        options.resolveAction?.(doc as Doc, before) ??
        (isRestore(req) ? 'restored' : defaultAction);
      await recordAction(req, { action, subject: subjectOf(slug, doc as Doc, options), changes });
      return doc;
    },
  ],
});

const publicationHooks = (slug: string, options: AuditOptions): Hooks => ({
  beforeChange: [
    async ({ data, operation, originalDoc, req }) => {
      if (operation === 'update' && shouldAudit(req, options))
        await capturePublishedState(req, slug, (originalDoc as Doc).id as number);
      return data;
    },
  ],
  afterChange: [
    async ({ doc, operation, previousDoc, req }) => {
      if (!shouldAudit(req, options)) return doc;
      const subject = subjectOf(slug, doc as Doc, options);
      if (operation === 'create') await recordAction(req, { action: 'created', subject });
      const action = trashAction(doc, previousDoc);
      if (action) await recordAction(req, { action, subject });
      await recordPublications(req, subject);
      return doc;
    },
  ],
});

function deletionHooks(slug: string, options: AuditOptions): Hooks {
  const contextKey = (id: unknown) => `title of ${slug} ${id}`;
  const { titleField } = options;
  return {
    // The document passed to `afterDelete` lacks its localized fields.
    beforeDelete: [
      async ({ id, req }) => {
        if (titleField && shouldAudit(req, options))
          req.context[contextKey(id)] = await readField(req, slug, id, titleField);
      },
    ],
    afterDelete: [
      async ({ doc, req }) => {
        if (!shouldAudit(req, options)) return doc;
        const titledDoc = titleField
          ? { ...doc, [titleField]: req.context[contextKey(doc.id)] }
          : (doc as Doc);
        await recordAction(req, {
          action: options.deletedAction ?? 'deleted',
          subject: subjectOf(slug, titledDoc, options),
        });
        return doc;
      },
    ],
  };
}

async function readField(
  req: PayloadRequest,
  slug: string,
  id: number | string,
  field: string,
): Promise<unknown> {
  const found = (await req.payload.findByID({
    ...findOneOptions,
    collection: slug as CollectionSlug,
    id,
    locale: 'all',
    select: { [field]: true },
    trash: true,
    req: transactionReq(req),
  })) as Doc | null;
  return found?.[field];
}

/** Adds the same hooks to a global. */
export function withGlobalAuditHooks(global: GlobalConfig): GlobalConfig {
  const { hooks, slug } = global;
  const options = auditOptions[slug as keyof typeof auditOptions];
  if (!options) return global;
  return {
    ...global,
    hooks: {
      ...hooks,
      afterChange: [
        async ({ doc, global: sanitized, previousDoc, req }) => {
          const changes = diffDocuments(previousDoc ?? {}, doc, sanitized.flattenedFields, options);
          if (shouldAudit(req, options) && Object.keys(changes).length > 0)
            await recordAction(req, {
              action: isRestore(req) ? 'restored' : 'changed',
              // A save writes one language; `Changes.tsx` takes the currency from it.
              subject: { kind: slug, title: doc.savedAt ? languageOf(req) : undefined },
              changes,
            });
          return doc;
        },
        ...(hooks?.afterChange ?? []),
      ],
    },
  };
}
