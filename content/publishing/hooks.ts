import type {
  CollectionAfterChangeHook,
  CollectionConfig,
  GlobalConfig,
  PayloadRequest,
  RequestContext,
} from 'payload';
import { findAllOptions } from '../database/queries.ts';
import { reportingOffice, writeDocuments } from './publication.ts';
import { acquirePublishLock } from './publish-lock.ts';
import { sources } from './sources.ts';

/** The collections that redirects can lead to. */
const targets = ['pages', 'news', 'events', 'locations'] as const;

/** The collections that decide whether the reporting form is open: its keys, and its officers. */
const reportingOfficeCollections = ['reporting-keys', 'staff'];

interface Context extends RequestContext {
  savesDraft?: boolean;
  /** The redirects that led to each document that is being deleted, by its collection and id: a bulk operation deletes several at once. */
  redirectsTo?: Map<string, number[]>;
  /** The last error of a hook after a document was written, and the transaction that wrote it. */
  errorAfterWrite?: { error: unknown; transactionID: unknown };
}

/** Returns a collection whose changes write the published documents, in the transaction of the change. */
export function withPublishing(collection: CollectionConfig): CollectionConfig {
  const { hooks, slug } = collection;
  const source = sources.find((one) => one.collection === slug);
  const target = targets.find((one) => one === slug);
  if (!source && !reportingOfficeCollections.includes(slug)) return collection;
  const nodeOf = (id: unknown) =>
    source ? { kind: source.kind, id: Number(id) } : reportingOffice;
  return {
    ...collection,
    hooks: {
      ...hooks,
      beforeOperation: [acquirePublishLock, ...(hooks?.beforeOperation ?? [])],
      // Runs after all other hooks, which compare the change with the published documents.
      afterChange: [
        ...(hooks?.afterChange ?? []).map(recordingErrors),
        async ({ doc, req }) => {
          const draft = source?.hasDrafts && Boolean((req.context as Context).savesDraft);
          await writeDocuments([{ ...nodeOf(doc.id), draft }], req);
          return doc;
        },
      ],
      // A bulk operation reports the error of each document and commits the rest: this rolls back what was written before an error.
      afterOperation: [
        ...(hooks?.afterOperation ?? []),
        async ({ req, result }) => {
          const { errorAfterWrite: failure } = req.context as Context;
          // The error of an operation that was rolled back concerns no later one of the same request.
          if (failure && failure.transactionID === (await req.transactionID)) throw failure.error;
          return result;
        },
      ],
      // The database clears the target of a redirect without a hook: the ids are read before, the documents written after.
      beforeDelete: [
        ...(hooks?.beforeDelete ?? []),
        async ({ id, req }) => {
          if (!target) return;
          // The Local API replaces `req.context`.
          const redirects = await redirectsTo(target, Number(id), req);
          const context = req.context as Context;
          context.redirectsTo ??= new Map();
          context.redirectsTo.set(`${slug} ${id}`, redirects);
        },
      ],
      afterDelete: [
        ...(hooks?.afterDelete ?? []),
        async ({ doc, id, req }) => {
          const redirects = (req.context as Context).redirectsTo?.get(`${slug} ${id}`) ?? [];
          const nodes = redirects.map((one) => ({ kind: 'redirect', id: one }) as const);
          await writeDocuments([nodeOf(id), ...nodes], req);
          return doc;
        },
      ],
    },
  };
}

const recordingErrors =
  (hook: CollectionAfterChangeHook): CollectionAfterChangeHook =>
  async (args) => {
    try {
      return await hook(args);
    } catch (error) {
      const transactionID = await args.req.transactionID;
      (args.req.context as Context).errorAfterWrite = { error, transactionID };
      throw error;
    }
  };

/** Returns a global whose changes write its document, in the transaction of the change. */
export function withGlobalPublishing(global: GlobalConfig): GlobalConfig {
  const { hooks, slug } = global;
  const source = sources.find((one) => one.global === slug);
  if (!source) return global;
  return {
    ...global,
    hooks: {
      ...hooks,
      beforeOperation: [acquirePublishLock, ...(hooks?.beforeOperation ?? [])],
      afterChange: [
        ...(hooks?.afterChange ?? []),
        async ({ doc, req }) => {
          await writeDocuments([{ kind: source.kind, id: 1 }], req);
          return doc;
        },
      ],
    },
  };
}

async function redirectsTo(
  target: (typeof targets)[number],
  id: number,
  req: PayloadRequest,
): Promise<number[]> {
  const { docs } = await req.payload.find({
    ...findAllOptions,
    collection: 'redirects',
    where: { [target === 'pages' ? 'page' : target]: { equals: id } },
    select: {},
    req,
  });
  return docs.map((redirect) => Number(redirect.id));
}
