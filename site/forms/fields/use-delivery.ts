import { useRef } from 'react';
import type { FormDefinition } from './define-form.ts';
import type { FormProperties } from './form-properties.ts';
import { type Named, nameOf, sendForm } from './send-form.ts';
import { trackingField, trackingTarget } from './tracking-page.ts';
import { useCaptcha } from './use-captcha.ts';
import type { ChosenFiles } from './use-files.ts';
import type { Ending } from './use-submission.ts';

interface DeliveryOptions<Values extends object> {
  /** What goes along under `attachments`. */
  files?: Pick<ChosenFiles<File>, 'settled' | 'refuse'>;
  /** What is sent in place of the values, where they are not to be seen on the way; undefined where it is held back. */
  prepare?: (values: Values) => Promise<object | undefined>;
  /** The success view has to be seen first: it gets the way to the next page, which is told nothing. */
  discreet?: boolean;
}

/** How a form reaches its call: with a captcha, begun at the first focus, and by one name however often it is pressed. */
export function useDelivery<Values extends object>(
  { call }: Pick<FormDefinition<Values>, 'call' | 'schema'>,
  page: FormProperties,
  { discreet = false, files, prepare }: DeliveryOptions<Values> = {},
) {
  const captcha = useCaptcha(page.captcha, page.id);
  const named = useRef<Named>(undefined);
  return {
    onFocus: captcha.begin,
    /** @throws when the server can't be reached or fails. */
    async send(values: Values): Promise<Ending> {
      const attached = files ? await files.settled() : [];
      const prepared = prepare ? await prepare(values) : values;
      if (!attached || !prepared) return { state: 'editing' };
      named.current = nameOf(values, attached, named.current);
      const sent = prepare
        ? { ...named.current, content: JSON.stringify(prepared) }
        : named.current;
      const answer = await sendForm(call, page, sent, await captcha.atHand());
      if (answer.ok) {
        const next = nextPage(page, discreet);
        return next && !discreet ? { state: 'leaving', next } : { ...answer, state: 'sent', next };
      }
      const ofFiles = answer.errors.filter(({ at }) => files && at !== undefined);
      if (ofFiles.length > 0) files?.refuse(ofFiles);
      const problems = answer.errors.filter((one) => !ofFiles.includes(one));
      return { state: 'refused', problems, told: ofFiles.length > 0 };
    },
  };
}

/** Where the hidden field of the form leads (specification section 2). */
function nextPage({ id, trackingOrigins: allowed = [] }: FormProperties, bare: boolean) {
  const field = (document.getElementById(id) as HTMLFormElement).elements.namedItem(trackingField);
  if (!(field instanceof HTMLInputElement)) return undefined;
  return trackingTarget(field.value, { origin: location.origin, allowed, bare });
}
