/** Metadata of a video from the site's own API, cached in localStorage for 30 days. */
import { storagePrefixes } from '../../../behaviours/consent/stored-data.ts';
import type { VideoDetail } from '../schema.ts';

const version = 1;
const lifetime = 30 * 24 * 60 * 60 * 1000;

const storageKey = (id: string) => `${storagePrefixes.video.storage}${id}`;

/**
 * Returns the metadata of a video; on failure logs a warning and returns undefined.
 * @param mayStore whether the visitor's lasting consent allows localStorage.
 */
export async function fetchMetadata(
  id: string,
  mayStore: boolean,
): Promise<VideoDetail | undefined> {
  const cached = mayStore ? parseStored(readStored(id), Date.now()) : undefined;
  if (cached) return cached;
  try {
    const response = await fetch(`/api/video/${id}`);
    if (!response.ok) throw new Error(`status ${response.status}`);
    const data = (await response.json()) as VideoDetail;
    if (mayStore) writeStored(id, data);
    return data;
  } catch (error) {
    console.warn(`No metadata for video ${id}:`, error);
    return undefined;
  }
}

/** Parses a stored entry; returns undefined if it is expired, of another version or invalid. */
export function parseStored(text: string | null, now: number): VideoDetail | undefined {
  try {
    const { savedAt, v, ...data } = JSON.parse(text ?? '') as VideoDetail & {
      v: number;
      savedAt: number;
    };
    const isFresh = now - savedAt >= 0 && now - savedAt < lifetime;
    return v === version && isFresh && typeof data.title === 'string' ? data : undefined;
  } catch {
    return undefined;
  }
}

function readStored(id: string): string | null {
  try {
    return localStorage.getItem(storageKey(id));
  } catch {
    return null;
  }
}

function writeStored(id: string, data: VideoDetail): void {
  try {
    localStorage.setItem(
      storageKey(id),
      JSON.stringify({ ...data, v: version, savedAt: Date.now() }),
    );
  } catch {
    // Storage is full or blocked: the metadata is requested again next time.
  }
}
