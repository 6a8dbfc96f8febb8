import type { Payload } from 'payload';
import { type Chance, type Desk, type Edit, openDesk, refused } from './desk.ts';
import { editLists } from './lists.ts';
import { editPictures } from './pictures.ts';
import { editInVain } from './refusals.ts';
import { editSiteWide } from './site-wide.ts';
import { openSocialPosts } from './social-posts.ts';
import { editStaff } from './staff.ts';
import { editTexts } from './texts.ts';

const isForNow = ({ status }: Error & { status?: number }): boolean => status === 503;

/**
 * Everything that staff, jobs and our own endpoints can do to what visitors see, on a database that has a home page: by the studio's
 * interface where there is one, signed in as its administrator.
 */
export async function openEdits(payload: Payload, given?: Desk) {
  const desk = given ?? (await openDesk(payload));
  const social = await openSocialPosts(desk);
  const edits: Record<string, Edit> = {
    ...editTexts(desk),
    ...editLists(desk),
    ...social.edits,
    ...editPictures(desk),
    ...editSiteWide(desk),
    ...editStaff(desk),
    ...editInVain(desk),
  };
  return {
    names: Object.keys(edits),
    /** @returns why it was refused, which is a part of every day, or nothing. @throws every other error. */
    async attempt(name: string, chance: Chance): Promise<string> {
      for (let time = 1; ; time += 1)
        try {
          await edits[name]?.(chance);
          return '';
        } catch (error) {
          // Two at once can stand in each other's way: one of them is told so, and presses again.
          if (isForNow(error as Error) && time < 3) continue;
          return refused(error);
        }
    },
    close: social.close,
  };
}
