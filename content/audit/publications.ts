import type { AuditAct } from '@oilway/store/audit/act.ts';
import type { Locale } from '@oilway/store/cultures.ts';
import type { CollectionSlug, PayloadRequest } from 'payload';
import { languages } from '../languages.ts';
import { note } from './note.ts';

type States = Partial<Record<Locale, string>>;

/** As a request's context has it: what was published in which language before it wrote, by document. */
interface Context {
  publishedBefore?: Record<string, States>;
  /** A version of this document is restored: what is saved is no draft of whoever asks. */
  restoresVersion?: boolean;
  savesDraft?: boolean;
}

const keyOf = (kind: string, id: unknown): string => `${kind} ${id}`;

/** To be asked before a text is written. Drafts change nothing of it. */
export async function rememberPublished(
  req: PayloadRequest,
  kind: string,
  id: number,
): Promise<void> {
  const context = req.context as Context;
  if (context.savesDraft) return;
  context.publishedBefore ??= {};
  context.publishedBefore[keyOf(kind, id)] = await statesOf(req, kind, id);
}

/** Notes what a request published and took down, a row a language; of a draft only that it is a version of before. */
export async function notePublications(
  req: PayloadRequest,
  subject: NonNullable<AuditAct['subject']>,
): Promise<void> {
  const { publishedBefore, restoresVersion, savesDraft } = req.context as Context;
  const changes = (language: Locale) => ({ language: { after: language } });
  if (savesDraft) {
    const language = languages.find((one) => one === req.locale);
    if (restoresVersion)
      await note(req, {
        action: 'restored',
        subject,
        ...(language ? { changes: changes(language) } : {}),
      });
    return;
  }
  const { id, kind } = subject;
  const before = publishedBefore?.[keyOf(kind, id)] ?? {};
  const after = await statesOf(req, kind, Number(id));
  for (const language of languages) {
    const [was, is] = [before[language], after[language]].map((state) => state === 'published');
    if (is && (!was || isMeant(req, language)))
      await note(req, { action: 'published', subject, changes: changes(language) });
    else if (was && !is)
      await note(req, { action: 'unpublished', subject, changes: changes(language) });
  }
}

/** What is published already is published anew where it is asked for. */
function isMeant({ locale, query }: PayloadRequest, language: Locale): boolean {
  const { publishAllLocales, publishSpecificLocale } = query ?? {};
  if (String(publishAllLocales) === 'true') return true;
  return (publishSpecificLocale ?? locale) === language;
}

/** The state of each language as visitors have it. */
async function statesOf(req: PayloadRequest, kind: string, id: number): Promise<States> {
  const found = await req.payload.db.findOne<{ id: number; _status?: States }>({
    collection: kind as CollectionSlug,
    where: { id: { equals: id } },
    locale: 'all',
    select: { _status: true },
    req,
  });
  return found?._status ?? {};
}
