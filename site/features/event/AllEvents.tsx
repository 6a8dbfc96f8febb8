import { ButtonLink } from '../../components/Button.tsx';
import type { PageContext } from '../../pages/page-context.ts';
import { messages } from './page-messages.ts';

/** The way to the other events, where there is nothing to sign up for. */
export function AllEvents({ page: { culture, eventsPath } }: { page: PageContext }) {
  if (!eventsPath) return null;
  return (
    <p>
      <ButtonLink href={eventsPath} variant="outline">
        {messages[culture].all}
      </ButtonLink>
    </p>
  );
}
