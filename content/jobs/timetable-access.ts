import type { PayloadRequest } from 'payload';
import type { Role } from '../access/roles.ts';
import { inLanguage, text } from '../labels.ts';
import { isPlannable, meantLanguages, type Scheduled } from './scheduled-publication.ts';

const words = {
  notYours: text(
    'Das darf nur, wer den Text in dieser Sprache veröffentlichen darf.',
    'Może to zrobić tylko osoba, która może opublikować ten tekst w tym języku.',
    'Only those who may publish the text in this language may do that.',
  ),
  gone: text(
    'Dieser Termin steht nicht mehr im Zeitplan. Bitte neu laden.',
    'Tego terminu nie ma już w harmonogramie. Prosimy odświeżyć stronę.',
    'This is no longer on the timetable. Please reload.',
  ),
};

/** What somebody asks the studio's form for: to plan something, or to take it off. */
interface Asked extends Pick<Scheduled, 'doc' | 'locale'> {
  deleteID?: number | string;
}

/**
 * Payload asks nobody before it plans a publication or takes one off: here both are for those who may publish the
 * same text in the same languages by hand.
 * @returns why whoever asks may not; undefined where they may.
 */
export async function refusalOf(req: PayloadRequest, asked: Asked): Promise<string | undefined> {
  const say = (reason: keyof typeof words) => inLanguage(words[reason], req.i18n.language);
  const { deleteID, doc, locale } = asked;
  if (deleteID === undefined || doc) {
    const role = (req.user as { role?: Role } | null)?.role;
    if (!(await mayPublish(req, { doc, locale }, role))) return say('notYours');
  }
  if (deleteID === undefined) return undefined;
  const planned = await plannedAs(req, deleteID);
  if (!planned) return say('gone');
  return (await mayPublish(req, planned, await roleOfPlanner(req, planned)))
    ? undefined
    : say('notYours');
}

/** @param planner the role of whoever planned it, which says what "all languages" are. */
async function mayPublish(
  req: PayloadRequest,
  { doc, locale }: Scheduled,
  planner: Role | undefined,
): Promise<boolean> {
  if (!doc || !isPlannable(doc.relationTo)) return false;
  const { update } = req.payload.collections[doc.relationTo].config.access;
  for (const language of meantLanguages(locale, planner)) {
    const own = Object.assign(Object.create(req) as PayloadRequest, { locale: language });
    if ((await update({ id: Number(doc.value), req: own })) !== true) return false;
  }
  return true;
}

async function plannedAs(req: PayloadRequest, id: number | string): Promise<Scheduled | undefined> {
  const { docs } = await req.payload.find({
    collection: 'payload-jobs',
    where: { and: [{ id: { equals: id } }, { taskSlug: { equals: 'schedulePublish' } }] },
    overrideAccess: true,
    depth: 0,
    limit: 1,
    pagination: false,
  });
  return docs[0]?.input as Scheduled | undefined;
}

async function roleOfPlanner(
  { payload }: PayloadRequest,
  { user }: Scheduled,
): Promise<Role | undefined> {
  if (!user) return undefined;
  const planner = await payload.findByID({
    collection: 'staff',
    id: user.value,
    overrideAccess: true,
    disableErrors: true,
    depth: 0,
  });
  return planner?.role;
}
