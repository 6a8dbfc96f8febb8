import type { CollectionConfig, GlobalConfig, PayloadRequest } from 'payload';
import { oneAfterAnother } from './one-after-another.ts';
import { note, office } from './publication.ts';
import { sources } from './sources.ts';

/** What redirects lead to. */
const targets = ['pages', 'news', 'events', 'locations'] as const;

/** What opens and closes the reporting office: its keys, and people who may be its officers. */
const ofOffice = ['reporting-keys', 'staff'];

/** Lets every change of what visitors can see write its documents. First of all hooks: one that fails later takes nothing from it. */
export function publishing(collection: CollectionConfig): CollectionConfig {
  const { hooks, slug } = collection;
  const source = sources.find((one) => one.collection === slug);
  const target = targets.find((one) => one === slug);
  if (!source && !ofOffice.includes(slug)) return collection;
  return {
    ...collection,
    hooks: {
      ...hooks,
      beforeOperation: [...(source ? [oneAfterAnother] : []), ...(hooks?.beforeOperation ?? [])],
      afterChange: [
        async ({ doc, req }) => {
          const draft = source?.written && Boolean(req.context.savesDraft);
          await note(req, source ? { kind: source.kind, id: Number(doc.id), draft } : office);
          return doc;
        },
        ...(hooks?.afterChange ?? []),
      ],
      // The database takes a node out of the redirects to it, without their hooks.
      beforeDelete: [
        ...(hooks?.beforeDelete ?? []),
        async ({ id, req }) => {
          if (target) await noteRedirects(target, Number(id), req);
        },
      ],
      afterDelete: [
        async ({ doc, id, req }) => {
          await note(req, source ? { kind: source.kind, id: Number(id) } : office);
          return doc;
        },
        ...(hooks?.afterDelete ?? []),
      ],
    },
  };
}

/** The same of what there is one of. */
export function publishingGlobal(global: GlobalConfig): GlobalConfig {
  const { hooks, slug } = global;
  const source = sources.find((one) => one.global === slug);
  if (!source) return global;
  return {
    ...global,
    hooks: {
      ...hooks,
      beforeOperation: [oneAfterAnother, ...(hooks?.beforeOperation ?? [])],
      afterChange: [
        async ({ doc, req }) => {
          await note(req, { kind: source.kind, id: 1 });
          return doc;
        },
        ...(hooks?.afterChange ?? []),
      ],
    },
  };
}

async function noteRedirects(
  target: (typeof targets)[number],
  id: number,
  req: PayloadRequest,
): Promise<void> {
  const { docs } = await req.payload.find({
    collection: 'redirects',
    where: { [target === 'pages' ? 'page' : target]: { equals: id } },
    select: {},
    depth: 0,
    limit: 0,
    pagination: false,
    overrideAccess: true,
    req,
  });
  for (const redirect of docs) await note(req, { kind: 'redirect', id: Number(redirect.id) });
}
