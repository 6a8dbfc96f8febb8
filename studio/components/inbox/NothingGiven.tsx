import type { Staff } from '@oilway/content/payload-types.ts';
import type { ServerProps } from 'payload';
import { type InboxWord, say } from './messages.ts';

type Props = ServerProps & { collectionSlug?: string };

/** The notice for a clerk without countries, above lists and on the dashboard: an empty list would look as if there were no submissions. */
export function NothingGiven({ collectionSlug, i18n, user }: Props) {
  const word = missing(user as Staff | null, collectionSlug);
  if (!word) return null;
  return (
    <section className="oilway-card" aria-labelledby="oilway-nothing-given">
      <div>
        <h2 id="oilway-nothing-given">{say('nothingGiven', i18n.language)}</h2>
        <p>{say(word, i18n.language)}</p>
      </div>
    </section>
  );
}

function missing(user: Staff | null, list: string | undefined): InboxWord | undefined {
  if (user?.role !== 'forms-clerk') return undefined;
  if (!user.countries?.length) return 'noCountry';
  const messages = list === undefined || list === 'contact-messages';
  return messages && !user.departments?.length && !user.otherMessages ? 'noDepartment' : undefined;
}
