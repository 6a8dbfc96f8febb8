import { Button } from '../../components/Button.tsx';
import { dateTimeRange } from '../../components/dates.ts';
import forms from '../../forms/Forms.module.css';
import type { CancellationBlock } from '../../pages/blocks/block-types.ts';
import type { BlockProps } from '../../pages/parts/block-position.ts';
import { FactGrid } from '../../pages/parts/FactGrid.tsx';
import { Section } from '../../pages/parts/Section.tsx';
import { AllEventsLink } from './AllEventsLink.tsx';
import { messages } from './page-messages.ts';

/**
 * A sign-up with a button to cancel it; works without JavaScript. Only the POST of the form cancels, because mail
 * scanners open every link.
 */
export function Cancellation({ block, page, position }: BlockProps<CancellationBlock>) {
  const { event, isPast, state: signUpState, reference } = block;
  const text = messages[page.locale];
  const facts = [
    { label: text.event, value: event.title },
    { label: text.when, value: dateTimeRange(event.start, event.end, page.locale) },
    { label: text.where, value: `${event.venue}\n${event.address}` },
    { label: text.reference, value: reference },
  ];
  const isSignedUp = signUpState === 'confirmed' || signUpState === 'waiting';
  const canCancel = isSignedUp && !isPast;
  const lead = canCancel ? text.cancelPrompt[signUpState] : isSignedUp ? text.over : text.cancelled;
  return (
    <Section position={position}>
      <FactGrid facts={facts} lead={lead} hasFocus={!canCancel}>
        {canCancel ? (
          <form method="post">
            <Button type="submit">{text.button}</Button>
          </form>
        ) : (
          <div className={forms.noJs}>
            {isSignedUp ? null : <p>{text.cancelledHint}</p>}
            <AllEventsLink page={page} />
          </div>
        )}
      </FactGrid>
    </Section>
  );
}
