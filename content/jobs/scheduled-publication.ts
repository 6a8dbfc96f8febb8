import type { Locale } from '@oilway/store/cultures.ts';
import { previewed } from '@oilway/store/published/preview-token.ts';
import type { Payload, PayloadRequest, SanitizedConfig } from 'payload';
import type { Role } from '../access/roles.ts';
import { countryOf } from '../access/rules.ts';
import { languages } from '../languages.ts';

/** What somebody put on the timetable. Without a language they meant all that are theirs to publish. */
export interface Scheduled {
  type?: 'publish' | 'unpublish';
  locale?: string | null;
  doc?: { relationTo: Collection; value: number | string } | null;
  user?: { relationTo: 'staff'; value: number } | null;
}

type Collection = (typeof previewed)[number];

/** Whether documents of this collection can be put on the timetable. */
export const isPlannable = (collection: string): collection is Collection =>
  previewed.some((one) => one === collection);

/** The languages a plan is about: the one it names, else all that are its planner's to publish. */
export function meantLanguages(
  locale: string | null | undefined,
  planner: Role | undefined,
): readonly Locale[] {
  const asked = languages.filter((language) => language === locale);
  if (asked.length > 0) return asked;
  const own = countryOf(planner);
  return own ? [own] : languages;
}

/**
 * Gives Payload's task for the timetable a handler of ours. Its own takes no language for an unpublication
 * and the first language for "all", so it would take German down in the place of Polish.
 */
export function publishByLanguage(config: SanitizedConfig): SanitizedConfig {
  const task = config.jobs.tasks?.find(({ slug }) => slug === 'schedulePublish');
  if (!task) throw new Error('Payload has no task for scheduled publication any more');
  task.handler = async ({ input, req }: { input: Scheduled; req: PayloadRequest }) => {
    await changeStatus(req.payload, input);
    return { output: {} };
  };
  return config;
}

async function changeStatus(
  payload: Payload,
  { doc, locale, type = 'publish', user }: Scheduled,
): Promise<void> {
  // Payload queues an empty job when somebody takes an entry off the timetable.
  if (!doc) return;
  if (!isPlannable(doc.relationTo)) throw new Error('nothing that can be published');
  const member =
    user && (await payload.findByID({ collection: 'staff', id: user.value, depth: 0 }));
  const meant = meantLanguages(locale, member?.role as Role | undefined);
  if (type === 'unpublish' && meant.length > 1)
    throw new Error('an unpublication has to name its language');
  const target = { collection: doc.relationTo, id: Number(doc.value), depth: 0 } as const;
  const named = languages.some((language) => language === locale);
  const written = named ? meant : await writtenIn(payload, target, meant);
  for (const language of written) {
    await payload.update({
      ...target,
      locale: language,
      data: { _status: type === 'publish' ? 'published' : 'draft' },
      overrideAccess: !member,
      ...(member ? { user: { ...member, collection: 'staff' } } : {}),
    });
  }
}

/** Those of the languages in which there is a text to publish. */
async function writtenIn(
  payload: Payload,
  target: { collection: Collection; id: number },
  among: readonly Locale[],
): Promise<Locale[]> {
  const written: Locale[] = [];
  for (const locale of among) {
    const newest = { ...target, locale, draft: true, fallbackLocale: false } as const;
    const { title } = await payload.findByID({ ...newest, depth: 0 });
    if (title) written.push(locale);
  }
  return written;
}
