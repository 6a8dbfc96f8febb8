import type { Payload } from 'payload';
import { collectionEdits } from './collections.ts';
import { documentEdits } from './documents.ts';
import { mediaEdits } from './media.ts';
import { rejectedEdits } from './rejected.ts';
import { siteWideEdits } from './site-wide.ts';
import { socialPostEdits } from './social-posts.ts';
import { staffEdits } from './staff.ts';
import {
  type Edit,
  type EditInput,
  openStudioClient,
  refusalReason,
  type StudioClient,
} from './studio-client.ts';

const isRetryable = ({ status }: Error & { status?: number }): boolean => status === 503;

/**
 * Returns every edit of staff, jobs and our own endpoints that changes published content, on a database with a home page; made through the studio's
 * API where it has one, as an administrator.
 */
export async function openEdits(payload: Payload, studioClient?: StudioClient) {
  const studio = studioClient ?? (await openStudioClient(payload));
  const social = await socialPostEdits(studio);
  const edits: Record<string, Edit> = {
    ...documentEdits(studio),
    ...collectionEdits(studio),
    ...social.edits,
    ...mediaEdits(studio),
    ...siteWideEdits(studio),
    ...staffEdits(studio),
    ...rejectedEdits(studio),
  };
  return {
    names: Object.keys(edits),
    /** @returns the reason of an expected refusal, or an empty string. @throws every other error. */
    async attempt(name: string, input: EditInput): Promise<string> {
      for (let tryNumber = 1; ; tryNumber += 1)
        try {
          await edits[name]?.(input);
          return '';
        } catch (error) {
          // Concurrent edits may conflict: one of them is rejected and retried.
          if (isRetryable(error as Error) && tryNumber < 3) continue;
          return refusalReason(error);
        }
    },
    close: social.close,
  };
}
