import { trashDays } from '@oilway/content/editing/trash.ts';
import { inLanguage, text } from '@oilway/content/labels.ts';
import { Banner } from '@payloadcms/ui';
import type { ListViewServerPropsOnly } from 'payload';

type Props = Pick<ListViewServerPropsOnly, 'collectionConfig' | 'data' | 'i18n' | 'params'>;

const emptiesItself = text(
  'Der Papierkorb leert sich von selbst: Was hier {days} Tage liegt, wird endgültig gelöscht.',
  'Kosz opróżnia się sam: to, co leży tu {days} dni, zostaje trwale usunięte.',
  'The trash empties itself: what has been here for {days} days is deleted for good.',
);

/** Shows in the list of a trash that it empties itself, and the days left of each document on the page. */
export function TrashNotice({ collectionConfig, data, i18n, params }: Props) {
  if (params?.segments?.at(-1) !== 'trash') return null;
  const { language } = i18n;
  const format = new Intl.RelativeTimeFormat(language, { numeric: 'auto' });
  const docs: Record<string, string>[] = data?.docs ?? [];
  const deadlines = docs.flatMap((doc) => {
    if (!doc.deletedAt) return [];
    const deadline = new Date(doc.deletedAt).getTime() + trashDays * 86_400_000;
    const title = doc[collectionConfig.admin.useAsTitle ?? 'id'] || `#${doc.id}`;
    return [{ id: doc.id, title: String(title), left: format.format(daysUntil(deadline), 'day') }];
  });
  return (
    <Banner>
      <p>{inLanguage(emptiesItself, language).replace('{days}', String(trashDays))}</p>
      {deadlines.length > 0 ? (
        <ul>
          {deadlines.map(({ id, left, title }) => (
            <li key={id}>
              {title}: {left}
            </li>
          ))}
        </ul>
      ) : null}
    </Banner>
  );
}

const daysUntil = (deadline: number): number =>
  Math.max(0, Math.ceil((deadline - Date.now()) / 86_400_000));
