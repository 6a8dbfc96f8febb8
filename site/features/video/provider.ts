import { z } from 'zod';
import type { VideoProvider } from '../../server/config.ts';
import type { VideoDetail } from './schema.ts';

/** Limits of a response of the provider, in milliseconds and bytes. */
const timeout = 4000;
const maxBytes = 256 * 1024;
/** Maximum length of a description, in characters. */
const maxDescriptionLength = 400;

const thumbnail = z.object({ url: z.string().max(500) }).optional();
const videoListResponse = z.object({
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

/** The provider did not respond, or not as expected. The message never contains the URL, which has the API key. */
export class ProviderError extends Error {
  override name = 'ProviderError';
}

/**
 * Returns the metadata of a video from the YouTube Data API (specification section 7); undefined if there is no such video.
 * @throws ProviderError
 */
export async function fetchVideo(
  { data, key = '' }: Pick<VideoProvider, 'data' | 'key'>,
  id: string,
): Promise<VideoDetail | undefined> {
  const query = new URLSearchParams({ id, key, part: 'snippet' });
  const parsed = videoListResponse.safeParse(await fetchJson(`${data}?${query}`));
  if (!parsed.success) throw new ProviderError('unexpected response format');
  const snippet = parsed.data.items[0]?.snippet;
  if (!snippet) return undefined;
  const { channelTitle, description, thumbnails, title } = snippet;
  return {
    id,
    title,
    channelTitle,
    description: truncate(description),
    thumb_max: thumbnails.maxres?.url ?? null,
    thumb_high: thumbnails.high?.url ?? null,
    thumb_medium: thumbnails.medium?.url ?? null,
  };
}

async function fetchJson(url: string): Promise<unknown> {
  try {
    const signal = AbortSignal.timeout(timeout);
    const response = await fetch(url, { signal, redirect: 'error' });
    if (!response.ok) {
      await response.body?.cancel();
      throw new ProviderError(`status ${response.status}`);
    }
    return JSON.parse(await readLimited(response));
  } catch (cause) {
    if (cause instanceof ProviderError) throw cause;
    // Omits the cause, because the message of a failed fetch may contain the URL.
    throw new ProviderError(cause instanceof SyntaxError ? 'invalid JSON' : 'no response');
  }
}

async function readLimited(response: Response): Promise<string> {
  const parts: Uint8Array[] = [];
  let bytes = 0;
  for await (const part of response.body ?? []) {
    bytes += part.length;
    if (bytes > maxBytes) throw new ProviderError('response too long');
    parts.push(part);
  }
  return Buffer.concat(parts).toString('utf8');
}

/** Returns descriptions under 400 characters unchanged, longer ones as the first 400, a space and three dots. */
export function truncate(description: string): string {
  const characters = [...description];
  return characters.length < maxDescriptionLength
    ? description
    : `${characters.slice(0, maxDescriptionLength).join('')} ...`;
}
