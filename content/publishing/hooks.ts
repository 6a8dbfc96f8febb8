import { keepDrafts, publish } from '@oilway/store/published/write.ts';
import type { PayloadRequest, SanitizedConfig } from 'payload';
import { sessionOf } from '../database/session.ts';
import { publishOffice } from './office.ts';
import { draftsOf, publishedOf } from './projection.ts';
import { type Source, sources } from './sources.ts';

/**
 * Writes the documents of one node as it stands now, in the request's transaction: whatever was done to it, and by whichever way, what
 * visitors see is read anew and compared with what they saw.
 */
export async function publishNode(source: Source, id: number, req: PayloadRequest): Promise<void> {
  const session = await sessionOf(req.payload, req);
  const node = { kind: source.kind, id };
  const published = await publishedOf(source, req, [id]);
  if (source.written) await keepDrafts(session, node, await draftsOf(source, req, published, [id]));
  await publish(session, node, published);
}

/** Lets every change of what visitors can see write its documents, after everything else that the change does. */
export function publishing(config: SanitizedConfig): SanitizedConfig {
  for (const source of sources) {
    if (source.collection) {
      const { hooks } = find(config.collections, source.collection);
      hooks.afterChange.push(async ({ doc, req }) => {
        await publishNode(source, Number(doc.id), req);
        return doc;
      });
      hooks.afterDelete.push(async ({ doc, id, req }) => {
        await publishNode(source, Number(id), req);
        return doc;
      });
    } else {
      const global = find(config.globals, source.global);
      const then = async ({ doc, req }: { doc: unknown; req: PayloadRequest }) => {
        await publishNode(source, 1, req);
        return doc;
      };
      global.hooks.afterChange = [...(global.hooks.afterChange ?? []), then];
    }
  }
  // Its keys, and people who may be its officers.
  for (const slug of ['reporting-keys', 'staff']) {
    const { hooks } = find(config.collections, slug);
    const then = async ({ doc, req }: { doc: unknown; req: PayloadRequest }) => {
      await publishOffice(req);
      return doc;
    };
    hooks.afterChange.push(then);
    hooks.afterDelete.push(then);
  }
  return config;
}

function find<One extends { slug: string }>(all: readonly One[], slug: string | undefined): One {
  const found = all.find((one) => one.slug === slug);
  if (!found) throw new Error(`the studio has no ${slug} to publish any more`);
  return found;
}
