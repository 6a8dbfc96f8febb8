import type { CollectionSlug, PayloadRequest, Where } from 'payload';
import { stringify } from 'qs-esm';
import { isEditorial, selectedCountryFilter, shownCountry } from '../editing/country.ts';
import { text } from '../labels.ts';

/** The tasks in the order in which a person does those of a section. */
export const taskLabels = {
  lateDeadlines: text(
    'Fälle mit überschrittener Frist',
    'Sprawy po terminie',
    'Cases past a deadline',
  ),
  failedJobs: text('Gescheiterte Aufträge', 'Nieudane zadania', 'Failed jobs'),
  dueSoon: text(
    'Fälle mit bald fälliger Frist',
    'Sprawy z bliskim terminem',
    'Cases with a deadline soon',
  ),
  unacknowledged: text('Neue Fälle', 'Nowe sprawy', 'New cases'),
  keys: text(
    'Schlüssel einrichten oder unterschreiben',
    'Klucze do utworzenia lub podpisania',
    'Keys to set up or sign',
  ),
  closedForm: text('Geschlossenes Formular', 'Zamknięty formularz', 'Closed form'),
  unanswered: text('Unbeantwortete Fälle', 'Sprawy bez odpowiedzi', 'Unanswered cases'),
  spam: text('Als Spam eingestuft', 'Oznaczone jako spam', 'Marked as spam'),
  overdue: text('Überfällige', 'Zaległe', 'Overdue'),
  undeliverable: text('Unzustellbare E-Mail', 'Niedoręczony e-mail', 'Undeliverable mail'),
  new: text('Neue', 'Nowe', 'New'),
  mine: text('Meine', 'Moje', 'Mine'),
  behind: text(
    'Im anderen Land neu veröffentlicht',
    'Opublikowane ponownie w drugim kraju',
    'Published again in the other country',
  ),
  links: text('Fehlerhafte Links', 'Błędne odnośniki', 'Broken links'),
  drafts: text('Entwürfe', 'Szkice', 'Drafts'),
  requested: text('Angefragte Zugänge', 'Wnioski o konto', 'Account requests'),
  unreadable: text('Nicht lesbar', 'Nieczytelne', 'Not readable'),
  openCases: text('Offene Fälle', 'Otwarte sprawy', 'Open cases'),
  findings: text('Befunde im Bericht', 'Uwagi w raporcie', 'Findings in the report'),
  planned: text('Geplante Veröffentlichungen', 'Zaplanowane publikacje', 'Planned publications'),
};

/** A number of things to do, and the path of the view that shows exactly these, below the admin's route. */
export interface StartTask {
  name: keyof typeof taskLabels;
  count: number;
  path: string;
}

/** Returns a task with the number of a collection's documents that match and that the request may read; its path is their list. */
export async function listTask(
  req: PayloadRequest,
  collection: CollectionSlug,
  name: StartTask['name'],
  where: Where,
): Promise<StartTask> {
  const { payload, user } = req;
  const options = { collection, overrideAccess: false, user } as const;
  const path = `/collections/${collection}`;
  if (!isEditorial(collection)) {
    const { totalDocs } = await payload.count({ ...options, where });
    // Those who wait longest come first, as in the view of the inbox.
    const sort = name === 'overdue' ? { sort: 'createdAt' } : {};
    return { name, count: totalDocs, path: `${path}?${stringify({ where, ...sort })}` };
  }
  // As the list does: by the newest version of each document of the country.
  const locale = shownCountry(req);
  const { totalDocs } = await payload.find({
    ...options,
    locale,
    draft: true,
    where: { and: [where, selectedCountryFilter({ req: { locale } as PayloadRequest })] },
    select: {},
    depth: 0,
    limit: 1,
  });
  return { name, count: totalDocs, path: `${path}?${stringify({ where, locale })}` };
}
