import type { PayloadRequest, SanitizedConfig } from 'payload';
import { oneAfterAnother } from './one-after-another.ts';
import { note, office } from './publication.ts';
import { sources } from './sources.ts';

/** Lets every change of what visitors can see write its documents. First of all hooks: one that fails later takes nothing from it. */
export function publishing(config: SanitizedConfig): SanitizedConfig {
  for (const source of sources) {
    const { collection, global, kind, written } = source;
    if (collection) {
      const { hooks } = find(config.collections, collection);
      hooks.beforeOperation.unshift(oneAfterAnother);
      hooks.afterChange.unshift(async ({ doc, req }) => {
        const draft = written && Boolean(req.context.savesDraft);
        await note(req, { kind, id: Number(doc.id), draft });
        return doc;
      });
      hooks.afterDelete.unshift(async ({ doc, id, req }) => {
        await note(req, { kind, id: Number(id) });
        return doc;
      });
    } else {
      const found = find(config.globals, global);
      const then = async ({ doc, req }: { doc: unknown; req: PayloadRequest }) => {
        await note(req, { kind, id: 1 });
        return doc;
      };
      found.hooks.beforeOperation = [oneAfterAnother, ...(found.hooks.beforeOperation ?? [])];
      found.hooks.afterChange = [then, ...(found.hooks.afterChange ?? [])];
    }
  }
  // The database takes a node out of the redirects to it, without their hooks.
  for (const target of ['pages', 'news', 'events', 'locations'] as const)
    find(config.collections, target).hooks.beforeDelete.push(({ id, req }) =>
      noteRedirects(target, Number(id), req),
    );
  // Its keys, and people who may be its officers.
  for (const slug of ['reporting-keys', 'staff']) {
    const { hooks } = find(config.collections, slug);
    const then = async ({ doc, req }: { doc: unknown; req: PayloadRequest }) => {
      await note(req, office);
      return doc;
    };
    hooks.afterChange.unshift(then);
    hooks.afterDelete.unshift(then);
  }
  return config;
}

async function noteRedirects(
  target: 'pages' | 'news' | 'events' | 'locations',
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

function find<One extends { slug: string }>(all: readonly One[], slug: string | undefined): One {
  const found = all.find((one) => one.slug === slug);
  if (!found) throw new Error(`the studio has no ${slug} to publish any more`);
  return found;
}
