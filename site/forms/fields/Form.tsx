import { type ReactNode, useEffect, useRef } from 'react';
import type { FieldValues } from 'react-hook-form';
import { Button } from '../../components/Button.tsx';
import summary from '../../components/ErrorSummary.module.css';
import { ErrorSummary } from '../../components/ErrorSummary.tsx';
import { Field } from '../../components/Field.tsx';
import { focusedFirst } from '../../components/focused-first.ts';
import { Icon } from '../../components/Icon.tsx';
import { VisuallyHidden } from '../../components/VisuallyHidden.tsx';
import type { Plain } from './define-form.ts';
import styles from './Form.module.css';
import { formWords, noticeVersion } from './form-words.ts';
import { type FormSuccess, SuccessView } from './SuccessView.tsx';
import type { FormSubmission } from './use-submission.ts';

interface FormProps<Values extends FieldValues> {
  submission: FormSubmission<Values>;
  button: string;
  /** How it works without scripts. */
  plain?: Plain;
  /** What is told at its end. */
  privacy?: PrivacyNoticeProps;
  /** What takes the page's place once it is sent, with its number; another view's matter without it. */
  success?: FormSuccess;
  /** Files that go along are still being read. */
  reading?: boolean;
  /** What stands above the words of a failure, where the form has words of its own for it. */
  failed?: string;
  /** Of the portal: its page is about nothing else, and its button is off while it is under way (specification section 4). */
  portal?: boolean;
  children: ReactNode;
}

/** Fields, what is wrong with them or with the whole, the button, and what comes after it. */
export function Form<Values extends FieldValues>(props: FormProps<Values>) {
  const { button, children, plain = { hidden: {} }, privacy, submission, success } = props;
  const { culture, draft, failure, id, onFocus, outcome, problems, sending } = submission;
  const { portal = false } = props;
  const { posted } = plain;
  const words = formWords[culture];
  const form = useFocusBack(portal && sending);
  if (outcome.state === 'sent' && success)
    return (
      <SuccessView
        id={id}
        culture={culture}
        reference={outcome.reference}
        success={success}
        alive={!posted}
      />
    );
  const underWay = props.reading ? words.files.reading : words.sending;
  const summary = problems.length > 0 ? words.summary(problems.length) : '';
  // The portal says what is wrong with fields in the words of a failure, too.
  const failureText = portal && summary ? undefined : failure;
  return (
    <form
      className="stack measure gap5"
      id={id}
      ref={form}
      onFocus={onFocus}
      onSubmit={submission.onSubmit}
      action={plain.action}
      method="post"
      encType={plain.multipart ? 'multipart/form-data' : undefined}
      // What came back has no script that would send it.
      data-form={posted ? undefined : id}
      data-sending={posted ? undefined : words.sending}
    >
      {Object.entries({ ...plain.hidden, ...posted?.hidden }).map(([name, value]) => (
        <input key={name} type="hidden" name={name} value={value} />
      ))}
      <VisuallyHidden>
        <span role="status">{sending ? underWay : summary}</span>
      </VisuallyHidden>
      {failureText ? (
        <Failure
          id={id}
          heading={props.failed ?? words.failed}
          text={failureText}
          level={portal ? 2 : 3}
        />
      ) : null}
      {summary ? (
        <ErrorSummary
          id={`${id}-errors`}
          focused
          heading={summary}
          text={words.kept}
          errors={problems.map(({ listed, name }) => ({ fieldId: `${id}-${name}`, text: listed }))}
        />
      ) : null}
      {posted?.question && !summary && !failure ? (
        <div className={styles.draft}>
          <div className="stack gap2">
            <h3 {...focusedFirst}>{words.question.heading}</h3>
            <p>{words.question.text}</p>
          </div>
          <a href={`#${id}-answer`}>{words.question.link}</a>
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
      {portal ? null : <p className="note">{words.fields}</p>}
      {children}
      {privacy ? <PrivacyNotice {...privacy} /> : null}
      {posted?.question ? (
        <Field
          id={`${id}-answer`}
          name="answer"
          label={posted.question}
          hint={words.question.hint}
          inputMode="numeric"
          autoComplete="off"
          required
          {...submission.errorOf('answer')}
        />
      ) : null}
      <div>
        {/* Without scripts, too, all messages come at once, and not the browser's one after the other. */}
        <Button
          type="submit"
          formNoValidate
          {...(portal ? { disabled: sending } : { 'aria-disabled': sending ? 'true' : undefined })}
        >
          {sending ? underWay : button}
        </Button>
      </div>
    </form>
  );
}

/** Gives the button back the focus that it lost by being off, unless something else has taken it. */
function useFocusBack(off: boolean) {
  const form = useRef<HTMLFormElement>(null);
  const was = useRef(off);
  useEffect(() => {
    if (was.current && !off && document.activeElement === document.body)
      form.current?.querySelector<HTMLElement>('[type="submit"]')?.focus();
    was.current = off;
  }, [off]);
  return form;
}

interface FailureProps {
  /** Of the form; that of the text is made from it. */
  id: string;
  heading: string;
  text: string;
  /** Of the heading. */
  level?: 2 | 3;
}

/**
 * The error view of a form: nobody's fault who typed. Its heading takes the focus when it appears, and has the text as its
 * description, so that a reader hears what happened and why.
 */
export function Failure({ heading, id, level = 3, text }: FailureProps) {
  const textId = `${id}-failure`;
  const Heading = level === 2 ? 'h2' : 'h3';
  const title = useRef<HTMLHeadingElement>(null);
  useEffect(() => title.current?.focus(), []);
  return (
    <div className={summary.summary}>
      <Heading className={summary.heading} ref={title} aria-describedby={textId} {...focusedFirst}>
        <Icon name="warning" />
        {heading}
      </Heading>
      <p id={textId}>{text}</p>
    </div>
  );
}

interface SuccessProps {
  id?: string;
  heading: string;
  level?: 2 | 3;
  /** It came while its reader was looking: it takes the focus, so that a screen reader says it. */
  moves?: boolean;
  children: ReactNode;
}

/** What stands in place of a form that arrived. */
export function Success({ children, heading, id, level = 3, moves = true }: SuccessProps) {
  const Heading = level === 2 ? 'h2' : 'h3';
  const title = useRef<HTMLHeadingElement>(null);
  useEffect(() => {
    if (moves) title.current?.focus();
  }, [moves]);
  return (
    <div className={styles.success} id={id}>
      <Heading className="step3 tight leading11" ref={title} {...focusedFirst}>
        {heading}
      </Heading>
      {children}
    </div>
  );
}

export interface PrivacyNoticeProps {
  /** Before, in and after the link to the privacy page. */
  text: readonly [string, string, string];
  href: string | undefined;
}

/** What is done with what is typed: told before it is sent, and nothing to agree to. */
export function PrivacyNotice({ href, text: [before, link, after] }: PrivacyNoticeProps) {
  return (
    <p className="note">
      <input type="hidden" name="gdprAccept" value={noticeVersion} />
      {before}
      {href ? <a href={href}>{link}</a> : link}
      {after}
    </p>
  );
}
