import { type Plan, planPublication } from '@oilway/content/jobs/plan-publication.ts';
import { canAccessAdmin, type PayloadRequest } from 'payload';

/** Schedules a publication, or cancels one. The form's locale is ignored: a document has one country. */
export async function schedule({
  date,
  deleteID,
  doc,
  req,
  timezone,
  type,
}: Plan & { req: PayloadRequest }): Promise<{ error?: string; message?: string }> {
  await canAccessAdmin({ req });
  try {
    const error = await planPublication(req, { type, date, deleteID, doc, timezone });
    return error ? { error } : { message: req.t('general:success') };
  } catch (trouble) {
    req.payload.logger.error({ err: trouble }, 'a plan was not written');
    return { error: req.t('error:unknown') };
  }
}
