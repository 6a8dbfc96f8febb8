import {
  type ScheduleRequest,
  schedulePublication,
} from '@oilway/content/jobs/schedule-publication.ts';
import { canAccessAdmin, type PayloadRequest } from 'payload';

/** Schedules a publication, or cancels one. The form's locale is ignored: a document has one country. */
export async function schedulePublicationHandler({
  date,
  deleteID,
  doc,
  req,
  timezone,
  type,
}: ScheduleRequest & { req: PayloadRequest }): Promise<{ error?: string; message?: string }> {
  await canAccessAdmin({ req });
  try {
    const error = await schedulePublication(req, { type, date, deleteID, doc, timezone });
    return error ? { error } : { message: req.t('general:success') };
  } catch (err) {
    req.payload.logger.error({ err }, 'schedule not stored');
    return { error: req.t('error:unknown') };
  }
}
