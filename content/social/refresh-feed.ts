import { classifyDatabaseError } from '@oilway/store/database/error-class.ts';
import type { FeedAccount } from '@oilway/store/feed-accounts.ts';
import type { Country } from '@oilway/store/locales.ts';
import type { Payload } from 'payload';
import sharp from 'sharp';
import { findAllOptions } from '../database/queries.ts';
import type { SocialPost } from '../payload-types.ts';
import { GraphError, type GraphNetwork, type GraphPost, readPosts, tokenExpiry } from './graph.ts';

/** The state of a feed in the studio. */
export interface FeedState {
  country: Country;
  network: GraphNetwork;
  /** ISO 8601 time of the last successful refresh. */
  refreshed?: string | null;
  problem?: string | null;
  /** ISO 8601. */
  tokenEnds?: string | null;
}

/** Posts kept for each feed. */
const postLimit = 36;
const maxImageBytes = 12_000_000;

/** Milliseconds before its expiry at which a token is reported. */
const expiryWarning = 14 * 86_400_000;

/**
 * Refreshes one feed. When the provider fails, the last list is kept. Settings of editors (pinned, hidden, alternative texts) are kept, too. A post
 * deleted at the provider is deleted here.
 * @throws database errors.
 */
export async function refreshFeed(
  payload: Payload,
  api: string,
  feed: FeedAccount,
  now = new Date(),
): Promise<FeedState> {
  const { country, network } = feed;
  const state: FeedState = { country, network };
  try {
    const posts = await readPosts({ api, ...feed }, postLimit);
    await store(payload, feed, posts);
    state.refreshed = now.toISOString();
    const expiry = await tokenExpiry({ api, ...feed });
    if (expiry) {
      state.tokenEnds = expiry.toISOString();
      if (expiry.getTime() - now.getTime() < expiryWarning) {
        state.problem = `The token ends on ${expiry.toISOString().slice(0, 10)}.`;
      }
    }
  } catch (cause) {
    if (classifyDatabaseError(cause)) throw cause;
    state.problem = cause instanceof GraphError ? cause.message : 'The posts could not be stored.';
    if (!(cause instanceof GraphError)) payload.logger.error({ err: cause }, 'social feed');
  }
  if (state.problem) payload.logger.error({ country, network }, `social feed: ${state.problem}`);
  return state;
}

async function store(
  payload: Payload,
  { country, network }: FeedAccount,
  posts: GraphPost[],
): Promise<void> {
  const { docs } = await payload.find({
    ...findAllOptions,
    collection: 'social-posts',
    where: {
      country: { equals: country },
      network: { equals: network },
      externalId: { exists: true },
    },
  });
  const stored = new Map(docs.map((doc) => [doc.externalId, doc]));
  for (const post of posts) {
    const known = stored.get(post.id);
    stored.delete(post.id);
    if (known && same(known, post)) continue;
    const data = {
      message: post.message,
      likes: post.likes,
      postedAt: post.postedAt,
      url: post.url ?? null,
    };
    if (known) {
      await payload.update({ collection: 'social-posts', id: known.id, data });
      continue;
    }
    const image = post.image ? await copyImage(payload, post, network) : undefined;
    await payload.create({
      collection: 'social-posts',
      data: { ...data, country, network, externalId: post.id, ...(image ? { image } : {}) },
    });
  }
  for (const gone of stored.values()) {
    await payload.delete({ collection: 'social-posts', id: gone.id });
    if (typeof gone.image === 'number') {
      await payload.delete({ collection: 'media', id: gone.image }).catch(() => undefined);
    }
  }
}

function same(known: SocialPost, post: GraphPost): boolean {
  return (
    known.message === post.message &&
    known.likes === post.likes &&
    (known.url ?? undefined) === post.url &&
    new Date(known.postedAt).getTime() === new Date(post.postedAt).getTime()
  );
}

/** Stores a re-encoded copy of an image, which removes embedded data; returns undefined if the file is no image. */
async function copyImage(
  payload: Payload,
  { id, message, image }: GraphPost,
  network: GraphNetwork,
): Promise<number | undefined> {
  try {
    const response = await fetch(String(image), {
      redirect: 'error',
      signal: AbortSignal.timeout(20_000),
    });
    const bytes = response.ok ? await readLimited(response, maxImageBytes) : undefined;
    if (!bytes) return undefined;
    const data = await sharp(bytes, { limitInputPixels: 40_000_000 })
      .rotate()
      .resize(1600, 1600, { fit: 'inside', withoutEnlargement: true })
      .webp({ quality: 82 })
      .toBuffer();
    // The post's text is the alternative text until an editor writes one.
    const altText = message.replace(/\s+/g, ' ').slice(0, 180);
    const made = await payload.create({
      collection: 'media',
      data: { altDe: altText, altPl: altText },
      file: {
        data,
        mimetype: 'image/webp',
        name: `${network}-${id.replace(/\W+/g, '-')}.webp`,
        size: data.length,
      },
    });
    return made.id;
  } catch (cause) {
    payload.logger.warn({ err: cause, post: id }, 'the image of a post could not be copied');
    return undefined;
  }
}

async function readLimited(response: Response, limit: number): Promise<Buffer | undefined> {
  const parts: Uint8Array[] = [];
  let size = 0;
  for await (const part of response.body ?? []) {
    size += part.length;
    if (size > limit) return undefined;
    parts.push(part);
  }
  return Buffer.concat(parts);
}
