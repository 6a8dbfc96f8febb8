import { type ReactNode, type RefObject, useEffect, useRef } from 'react';
import type { FieldValues } from 'react-hook-form';
import { FormFrame } from './FormFrame.tsx';
import { formWords } from './form-words.ts';
import type { CallState } from './use-call.ts';

interface CallFormProps<Values extends FieldValues> {
  call: CallState<Values>;
  button: string;
  /** What stands above the words of a failure. */
  failed?: string;
  /** What goes along where there are no scripts. */
  hidden?: Record<string, string>;
  children: ReactNode;
}

/** A form without a captcha, whose button is off while it is under way (specification section 5). */
export function CallForm<Values extends FieldValues>(props: CallFormProps<Values>) {
  const { button, call, children, hidden = {} } = props;
  const { culture, failure, labelOf, problems, sending } = call;
  const { failed = formWords[culture].failed } = props;
  const form = useFocusBack(sending);
  return (
    <FormFrame
      of={call}
      labelOf={labelOf}
      hidden={hidden}
      failure={
        failure && problems.length === 0 ? { heading: failed, text: failure, level: 2 } : undefined
      }
      button={button}
      off="disabled"
      ref={form}
    >
      {children}
    </FormFrame>
  );
}

/** Gives the button back the focus that it lost by being off, unless something else has taken it. */
function useFocusBack(sending: boolean): RefObject<HTMLFormElement | null> {
  const form = useRef<HTMLFormElement>(null);
  const was = useRef(sending);
  useEffect(() => {
    if (was.current && !sending && document.activeElement === document.body)
      form.current?.querySelector<HTMLElement>('[type="submit"]')?.focus();
    was.current = sending;
  }, [sending]);
  return form;
}
