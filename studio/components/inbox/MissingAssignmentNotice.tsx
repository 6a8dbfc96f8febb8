import type { Staff } from '@oilway/content/payload-types.ts';
import type { ServerProps } from 'payload';
import { type InboxMessageKey, translate } from './messages.ts';

type Props = ServerProps & { collectionSlug?: string };

/** The notice for a clerk without countries, above lists and on the start page: an empty list would look as if there were no submissions. */
export function MissingAssignmentNotice({ collectionSlug, i18n, user }: Props) {
  const reasonKey = missingAssignment(user as Staff | null, collectionSlug);
  if (!reasonKey) return null;
  return (
    <section className="oilway-card" aria-labelledby="oilway-missing-assignment">
      <div>
        <h2 id="oilway-missing-assignment">{translate('missingAssignment', i18n.language)}</h2>
        <p>{translate(reasonKey, i18n.language)}</p>
      </div>
    </section>
  );
}

function missingAssignment(
  user: Staff | null,
  listSlug: string | undefined,
): InboxMessageKey | undefined {
  if (user?.role !== 'forms-clerk') return undefined;
  if (!user.countries?.length) return 'noCountry';
  const showsMessages = listSlug === undefined || listSlug === 'contact-messages';
  return showsMessages && !user.departments?.length && !user.otherMessages
    ? 'noDepartment'
    : undefined;
}
