import { type ReactNode, useEffect, useRef, useState } from 'react';
import type { FieldValues } from 'react-hook-form';
import { autoFocusProps } from '../../components/auto-focus.ts';
import { Button } from '../../components/Button.tsx';
import summary from '../../components/ErrorSummary.module.css';
import { ErrorSummary } from '../../components/ErrorSummary.tsx';
import { Field } from '../../components/Field.tsx';
import { Icon } from '../../components/Icon.tsx';
import { VisuallyHidden } from '../../components/VisuallyHidden.tsx';
import type { NoJsForm } from './define-form.ts';
import styles from './Form.module.css';
import { formMessages, privacyNoticeVersion } from './form-messages.ts';
import { type FormSuccess, SuccessView } from './SuccessView.tsx';
import type { FormSubmission } from './use-submission.ts';

interface FormProps<Values extends FieldValues> {
  submission: FormSubmission<Values>;
  button: string;
  /** Settings of the native submission. */
  noJs?: NoJsForm;
  /** Privacy notice above the button. */
  privacy?: PrivacyNoticeProps;
  /** Success view with the reference number; if omitted, the caller renders one. */
  success?: FormSuccess;
  /** Short names of its `FormGroup`s, for the level above them, in which each complete one is full. */
  groups?: readonly string[];
  /** Attachments are still being read. */
  isReadingFiles?: boolean;
  /** Heading of a failure; defaults to a common one. */
  failureHeading?: string;
  /** A form of the portal: the main content of its page, with a button disabled during submission (specification section 4). */
  portal?: boolean;
  wideButton?: boolean;
  children: ReactNode;
}

/** A form with its errors, submit button and success view. */
export function Form<Values extends FieldValues>(props: FormProps<Values>) {
  const { button, children, noJs = { hidden: {} }, privacy, submission, success } = props;
  const { locale, draft, failure, id, onFocus, outcome, problems, sending } = submission;
  const { groups = [], portal = false } = props;
  const { submitted } = noJs;
  const words = formMessages[locale];
  const form = useRestoreFocus(portal && sending);
  const [complete, setComplete] = useState<boolean[]>([]);
  const updateComplete = () => setComplete(completeGroups(form.current));
  // biome-ignore lint/correctness/useExhaustiveDependencies: a draft changes the fields without an event.
  useEffect(updateComplete, [draft.restored]);
  if (outcome.state === 'sent' && success)
    return (
      <SuccessView
        id={id}
        locale={locale}
        reference={outcome.reference}
        success={success}
        hydrated={!submitted}
      />
    );
  const progress = props.isReadingFiles ? words.files.reading : words.sending;
  const summary = problems.length > 0 ? words.summary(problems.length) : '';
  // In the portal, the failure only repeats the field errors.
  const failureText = portal && summary ? undefined : failure;
  return (
    <form
      className="flex column measure gap5 relative"
      id={id}
      ref={form}
      onFocus={onFocus}
      onInput={updateComplete}
      onSubmit={submission.onSubmit}
      action={noJs.action}
      method="post"
      encType={noJs.multipart ? 'multipart/form-data' : undefined}
      // A form rendered after a native submission is not hydrated.
      data-form={submitted ? undefined : id}
      data-sending={submitted ? undefined : words.sending}
    >
      {Object.entries({ ...noJs.hidden, ...submitted?.hidden }).map(([name, value]) => (
        <input key={name} type="hidden" name={name} value={value} />
      ))}
      <VisuallyHidden>
        <span role="status">{sending ? progress : summary}</span>
      </VisuallyHidden>
      {failureText ? (
        <Failure
          id={id}
          heading={props.failureHeading ?? words.failed}
          text={failureText}
          level={portal ? 2 : 3}
        />
      ) : null}
      {summary ? (
        <ErrorSummary
          id={`${id}-errors`}
          focused
          heading={summary}
          text={words.inputPreserved}
          errors={problems.map(({ listed, name }) => ({ fieldId: `${id}-${name}`, text: listed }))}
        />
      ) : null}
      {submitted?.question && !summary && !failure ? (
        <div className={styles.draft}>
          <div className="stack gap2">
            <h3 {...autoFocusProps}>{words.mathQuestion.heading}</h3>
            <p>{words.mathQuestion.text}</p>
          </div>
          <a href={`#${id}-answer`}>{words.mathQuestion.link}</a>
        </div>
      ) : null}
      {draft.restored ? (
        <div className={styles.draft} role="status">
          <p>{words.restored}</p>
          <Button variant="outline" size="small" onClick={draft.discard}>
            {words.discard}
          </Button>
        </div>
      ) : null}
      {groups.length > 0 && !submitted ? (
        <div className={styles.level}>
          <ol className="wrap grow gap1" aria-hidden="true">
            {groups.map((name, index) => (
              <li className="grow" key={name} data-complete={complete[index] || undefined}>
                {name}
              </li>
            ))}
          </ol>
          <p className="strong leading12 figures">
            {words.complete(complete.filter(Boolean).length, groups.length)}
            <VisuallyHidden>{words.parts}</VisuallyHidden>
          </p>
        </div>
      ) : null}
      {portal ? null : <p className="note">{words.fields}</p>}
      {children}
      {privacy ? <PrivacyNotice {...privacy} /> : null}
      {submitted?.question ? (
        <Field
          id={`${id}-answer`}
          name="answer"
          label={submitted.question}
          hint={words.mathQuestion.hint}
          inputMode="numeric"
          autoComplete="off"
          required
          {...submission.errorOf('answer')}
        />
      ) : null}
      <div>
        {/* formNoValidate: the server returns all errors at once, the browser only one at a time. */}
        <Button
          type="submit"
          formNoValidate
          wide={props.wideButton}
          {...(portal ? { disabled: sending } : { 'aria-disabled': sending ? 'true' : undefined })}
        >
          {sending ? progress : button}
        </Button>
      </div>
    </form>
  );
}

/** Titled group of fields in a long form. */
export function FormGroup({ children, legend }: { children: ReactNode; legend: string }) {
  return (
    <fieldset className="stack gap5 slim" data-group="">
      <legend className={styles.legend}>{legend}</legend>
      {children}
    </fieldset>
  );
}

/** Returns for each group whether it has input, and no invalid field or empty required one. */
function completeGroups(form: HTMLFormElement | null): boolean[] {
  const groups = form?.querySelectorAll<HTMLFieldSetElement>('[data-group]') ?? [];
  return [...groups].map((group) => {
    const choices = [...group.querySelectorAll('[data-required]')];
    const fields = [...group.querySelectorAll<HTMLInputElement>('input, select, textarea')];
    return (
      choices.every((one) => one.querySelector(':checked')) &&
      fields.every(({ validity }) => validity.valid) &&
      fields.some(({ checked, type, value }) => (/checkbox|radio/.test(type) ? checked : value))
    );
  });
}

/** Restores the focus that the submit button lost while disabled, unless another element has received it. */
function useRestoreFocus(disabled: boolean) {
  const form = useRef<HTMLFormElement>(null);
  const wasDisabled = useRef(disabled);
  useEffect(() => {
    if (wasDisabled.current && !disabled && document.activeElement === document.body)
      form.current?.querySelector<HTMLElement>('[type="submit"]')?.focus();
    wasDisabled.current = disabled;
  }, [disabled]);
  return form;
}

interface FailureProps {
  /** Id of the form; the id of the text derives from it. */
  id: string;
  heading: string;
  text: string;
  level?: 2 | 3;
}

/**
 * Shows that a submission failed for a technical reason. The heading receives the focus and has the text as its description, so
 * that a screen reader reads both.
 */
export function Failure({ heading, id, level = 3, text }: FailureProps) {
  const textId = `${id}-failure`;
  const Heading = level === 2 ? 'h2' : 'h3';
  const title = useRef<HTMLHeadingElement>(null);
  useEffect(() => title.current?.focus(), []);
  return (
    <div className={summary.summary}>
      <Heading
        className={summary.heading}
        ref={title}
        aria-describedby={textId}
        {...autoFocusProps}
      >
        <Icon name="warning" />
        {heading}
      </Heading>
      <p id={textId}>{text}</p>
    </div>
  );
}

interface SuccessMessageProps {
  heading: string;
  /** Moves the focus to the heading, so that a screen reader announces it. */
  takesFocus?: boolean;
  children: ReactNode;
}

/** Replaces a form after its submission. */
export function SuccessMessage({ children, heading, takesFocus = true }: SuccessMessageProps) {
  const title = useRef<HTMLHeadingElement>(null);
  useEffect(() => {
    if (takesFocus) title.current?.focus();
  }, [takesFocus]);
  return (
    <div className={styles.success}>
      <h2 className="step3 tight leading11" ref={title} {...autoFocusProps}>
        {heading}
      </h2>
      {children}
    </div>
  );
}

export interface PrivacyNoticeProps {
  /** Texts before, in and after the link to the privacy page. */
  text: readonly [string, string, string];
  href: string | undefined;
}

/** Privacy notice above the submit button; no consent is required. */
export function PrivacyNotice({ href, text: [before, link, after] }: PrivacyNoticeProps) {
  return (
    <p className="note">
      <input type="hidden" name="gdprAccept" value={privacyNoticeVersion} />
      {before}
      {href ? <a href={href}>{link}</a> : link}
      {after}
    </p>
  );
}
