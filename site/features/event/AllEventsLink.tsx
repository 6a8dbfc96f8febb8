import { ButtonLink } from '../../components/Button.tsx';
import type { PageContext } from '../../pages/page-context.ts';
import { messages } from './page-messages.ts';

/** A link to all events, shown where sign-up is not possible. */
export function AllEventsLink({ page: { locale, eventsPath } }: { page: PageContext }) {
  if (!eventsPath) return null;
  return (
    <p>
      <ButtonLink href={eventsPath} variant="outline">
        {messages[locale].all}
      </ButtonLink>
    </p>
  );
}
