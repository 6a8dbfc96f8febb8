import { ButtonLink } from '../../components/Button.tsx';
import type { PageContext } from '../../pages/page-context.ts';
import { messages } from './page-messages.ts';

/** A link to all events: below a sign-up form, or where sign-up is not possible. */
export function AllEventsLink({ page: { locale, eventsPath } }: { page: PageContext }) {
  if (!eventsPath) return null;
  return (
    <p className="above6 screenOnly">
      <ButtonLink href={eventsPath} variant="outline" icon="arrow-left" iconAt="start">
        {messages[locale].all}
      </ButtonLink>
    </p>
  );
}
