import { type Plan, planPublication } from '@oilway/content/jobs/plan-publication.ts';
import { refusalOf } from '@oilway/content/jobs/timetable-access.ts';
import { canAccessAdmin, type PayloadRequest } from 'payload';

/** What the studio's form sends. */
interface Asked extends Omit<Plan, 'locale'> {
  locale?: { code: string };
  localeToPublish?: string;
  req: PayloadRequest;
}

/**
 * The studio's form asks for a language to publish only; what it is to unpublish is the one that is open. Payload's
 * own part of it asks nobody for permission, and writes without a transaction.
 */
export async function scheduleInOpenLanguage(
  asked: Asked,
): Promise<{ error?: string; message?: string }> {
  const { date, deleteID, doc, locale, localeToPublish, req, timezone, type } = asked;
  await canAccessAdmin({ req });
  const open = type === 'unpublish' ? locale?.code : undefined;
  const language = localeToPublish ?? open ?? null;
  const error = await refusalOf(req, { deleteID, doc, locale: language } as never);
  if (error) return { error };
  try {
    await planPublication(req, { type, date, deleteID, doc, timezone, locale: language });
  } catch (trouble) {
    req.payload.logger.error({ err: trouble }, 'a plan was not written');
    return { error: req.t('error:unknown') };
  }
  return { message: req.t('general:success') };
}
