/** What the provider says of a video, asked of our own server and kept for thirty days. */
import { traces } from '../../../behaviours/consent/traces.ts';
import type { VideoDetail } from '../schema.ts';

const version = 1;
const lifetime = 30 * 24 * 60 * 60 * 1000;

const keyOf = (id: string) => `${traces.video.storage}${id}`;

/**
 * What is known of a video; undefined where nothing is. A failure is logged, and the video plays on.
 * @param keep where it may be stored: only with the visitor's lasting consent.
 */
export async function metadataOf(id: string, keep: boolean): Promise<VideoDetail | undefined> {
  const kept = keep ? readKept(stored(id), Date.now()) : undefined;
  if (kept) return kept;
  try {
    const answer = await fetch(`/api/video/${id}`);
    if (!answer.ok) throw new Error(`the site answered ${answer.status}`);
    const data = (await answer.json()) as VideoDetail;
    if (keep) store(id, data);
    return data;
  } catch (error) {
    console.warn(`Nothing is known of the video ${id}:`, error);
    return undefined;
  }
}

/** What was stored, unless it is too old, of another version or not ours at all. */
export function readKept(text: string | null, now: number): VideoDetail | undefined {
  try {
    const { savedAt, v, ...data } = JSON.parse(text ?? '') as VideoDetail & {
      v: number;
      savedAt: number;
    };
    const fresh = now - savedAt >= 0 && now - savedAt < lifetime;
    return v === version && fresh && typeof data.title === 'string' ? data : undefined;
  } catch {
    return undefined;
  }
}

function stored(id: string): string | null {
  try {
    return localStorage.getItem(keyOf(id));
  } catch {
    return null;
  }
}

function store(id: string, data: VideoDetail): void {
  try {
    localStorage.setItem(keyOf(id), JSON.stringify({ ...data, v: version, savedAt: Date.now() }));
  } catch {
    // Full or blocked: it is asked for again next time.
  }
}
