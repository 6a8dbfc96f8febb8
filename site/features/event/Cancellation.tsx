import { Button } from '../../components/Button.tsx';
import { span } from '../../components/dates.ts';
import forms from '../../forms/Forms.module.css';
import type { CancellationBlock } from '../../pages/blocks/block-types.ts';
import { FactColumns } from '../../pages/parts/FactColumns.tsx';
import type { BlockProps } from '../../pages/parts/place.ts';
import { Section } from '../../pages/parts/Section.tsx';
import { AllEvents } from './AllEvents.tsx';
import { messages } from './page-messages.ts';

/**
 * A sign-up and one button, without scripts. The form goes to the page's own address: only a press cancels,
 * for programs that check mails open every link.
 */
export function Cancellation({ block, page, place }: BlockProps<CancellationBlock>) {
  const { event, over, place: state, reference } = block;
  const text = messages[page.culture];
  const facts = [
    { label: text.event, value: event.title },
    { label: text.when, value: span(event.start, event.end, page.culture) },
    { label: text.where, value: `${event.venue}\n${event.address}` },
    { label: text.reference, value: reference },
  ];
  const takesPart = state === 'confirmed' || state === 'waiting';
  const asks = takesPart && !over;
  const lead = asks ? text.ask[state] : takesPart ? text.over : text.cancelled;
  return (
    <Section place={place}>
      <FactColumns facts={facts} lead={lead} answers={!asks}>
        {asks ? (
          <form method="post">
            <Button type="submit">{text.button}</Button>
          </form>
        ) : (
          <div className={forms.without}>
            {takesPart ? null : <p>{text.again}</p>}
            <AllEvents page={page} />
          </div>
        )}
      </FactColumns>
    </Section>
  );
}
