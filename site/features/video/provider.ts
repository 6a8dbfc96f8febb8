import { z } from 'zod';
import type { VideoProvider } from '../../server/config.ts';
import type { VideoDetail } from './schema.ts';

/** Milliseconds and bytes that an answer of the provider may take. */
const timeout = 4000;
const largest = 256 * 1024;
/** Characters of a description. */
const longest = 400;

const thumbnail = z.object({ url: z.string().max(500) }).optional();
const answer = z.object({
  items: z
    .array(
      z.object({
        snippet: z.object({
          title: z.string(),
          channelTitle: z.string(),
          description: z.string(),
          thumbnails: z.object({ maxres: thumbnail, high: thumbnail, medium: thumbnail }),
        }),
      }),
    )
    .max(1),
});

/** The provider gave no answer, or none that we understand. Never carries the address, which has the key. */
export class ProviderError extends Error {
  override name = 'ProviderError';
}

/**
 * What the provider's data service says of a video (specification section 7); undefined when it knows none.
 * @throws ProviderError
 */
export async function readVideo(
  { data, key = '' }: Pick<VideoProvider, 'data' | 'key'>,
  id: string,
): Promise<VideoDetail | undefined> {
  const query = new URLSearchParams({ id, key, part: 'snippet' });
  const parsed = answer.safeParse(await ask(`${data}?${query}`));
  if (!parsed.success) throw new ProviderError('the answer is not as expected');
  const snippet = parsed.data.items[0]?.snippet;
  if (!snippet) return undefined;
  const { channelTitle, description, thumbnails, title } = snippet;
  return {
    id,
    title,
    channelTitle,
    description: cut(description),
    thumb_max: thumbnails.maxres?.url ?? null,
    thumb_high: thumbnails.high?.url ?? null,
    thumb_medium: thumbnails.medium?.url ?? null,
  };
}

async function ask(url: string): Promise<unknown> {
  try {
    const signal = AbortSignal.timeout(timeout);
    const response = await fetch(url, { signal, redirect: 'error' });
    if (!response.ok) {
      await response.body?.cancel();
      throw new ProviderError(`it answered ${response.status}`);
    }
    return JSON.parse(await bounded(response));
  } catch (cause) {
    if (cause instanceof ProviderError) throw cause;
    // The cause of a failed fetch may name the address.
    throw new ProviderError(cause instanceof SyntaxError ? 'the answer is no JSON' : 'no answer');
  }
}

async function bounded(response: Response): Promise<string> {
  const parts: Uint8Array[] = [];
  let bytes = 0;
  for await (const part of response.body ?? []) {
    bytes += part.length;
    if (bytes > largest) throw new ProviderError('the answer is too long');
    parts.push(part);
  }
  return Buffer.concat(parts).toString('utf8');
}

/** Under 400 characters unchanged; from 400 on the first 400, a space and three dots. */
export function cut(description: string): string {
  const characters = [...description];
  return characters.length < longest ? description : `${characters.slice(0, longest).join('')} ...`;
}
