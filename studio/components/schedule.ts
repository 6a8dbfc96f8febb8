import { refusalOf } from '@oilway/content/jobs/timetable-access.ts';
import { schedulePublishHandler } from '@payloadcms/ui/utilities/schedulePublishHandler';

type Asked = Parameters<typeof schedulePublishHandler>[0] & { locale?: { code: string } };

/**
 * The studio's form asks for a language to publish only; what it is to unpublish is the one that is open. Payload's
 * own part of it asks nobody for permission.
 */
export async function scheduleInOpenLanguage(
  asked: Asked,
): Promise<{ error?: string; message?: string }> {
  const { deleteID, doc, locale, localeToPublish, req, type } = asked;
  const open = type === 'unpublish' ? locale?.code : undefined;
  const language = localeToPublish ?? open;
  const error = await refusalOf(req, { deleteID, doc: doc as never, locale: language });
  if (error) return { error };
  const answer = await schedulePublishHandler({ ...asked, localeToPublish: language });
  return answer as { error?: string; message?: string };
}
