import forms from '../../forms/Forms.module.css';
import type { FormData } from '../../forms/form-data.ts';
import type { EventSignUpBlock } from '../../page/blocks/block-types.ts';
import { FactColumns } from '../../page/parts/FactColumns.tsx';
import type { ViewProps } from '../../page/parts/place.ts';
import { Section } from '../../page/parts/Section.tsx';
import { messages } from './page-messages.ts';
import { SignUpForm } from './SignUpForm.tsx';

/** The form below an event. */
export function EventSignUp({ block, page, place }: ViewProps<EventSignUpBlock, FormData>) {
  const { capacity, event } = block;
  return (
    <Section place={place}>
      <FactColumns facts={[]}>
        <div className={forms.head}>
          <h2 className="step3">{messages[page.culture].heading}</h2>
        </div>
        <SignUpForm id="event-form" page={page} block={block} event={event} capacity={capacity} />
      </FactColumns>
    </Section>
  );
}
