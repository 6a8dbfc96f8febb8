import { useRef } from 'react';
import { Field } from '../../components/Field.tsx';
import type { FormProperties } from '../../forms/fields/define-form.ts';
import { Form } from '../../forms/fields/Form.tsx';
import { useFiles } from '../../forms/fields/use-files.ts';
import { useSubmission } from '../../forms/fields/use-submission.ts';
import { useSubmitRequest } from '../../forms/fields/use-submit-request.ts';
import { readAttachment } from './browser/attachments.ts';
import { Files } from './browser/Files.tsx';
import { Receipt } from './browser/Receipt.tsx';
import { isTampered, type PreparedReport, prepareReport } from './browser/reporting-api.ts';
import { reportDefinition } from './fields.ts';
import { messages } from './messages.ts';

export interface ReportFormProps extends FormProperties {
  departments: readonly string[];
  /** Fingerprint of the reporting office, as shown on the page. */
  office: string;
}

/** Form for a whistleblowing report, encrypted in the browser (specification section 3: WhistleblowingMessage). */
export default function ReportForm(props: ReportFormProps) {
  const { locale, departments, id, office, noJs, privacyHref } = props;
  const text = messages[locale];
  const { submitted } = noJs;
  const files = useFiles(readAttachment);
  const ready = useRef<{ content: string; report: PreparedReport }>(undefined);
  const submitRequest = useSubmitRequest(reportDefinition, props, {
    // The access code must be seen before the redirect.
    deferRedirect: true,
    // A retry keeps the code, because the report may have been stored although the response was lost.
    prepare: async (values) => {
      const attached = await files.whenRead();
      if (!attached) return undefined;
      const content = JSON.stringify([values, attached]);
      if (ready.current?.content !== content) {
        const { description, ...fields } = values;
        const report = { text: description, ...fields, attachments: [...attached] };
        ready.current = { content, report: await prepareReport(report, office) };
      }
      return ready.current.report.body;
    },
  });
  const submission = useSubmission({
    ...props,
    definition: reportDefinition,
    initialValues: { contactDepartment: departments[0] ?? '' },
    submitted,
    onFocus: submitRequest.onFocus,
    send: (values) =>
      submitRequest.send(values).catch((error: unknown) => {
        if (isTampered(error)) return { state: 'failed', text: text.tampered };
        throw error;
      }),
  });
  const { field, outcome } = submission;
  if (outcome.state === 'sent')
    return (
      <Receipt
        code={ready.current?.report.code ?? ''}
        locale={locale}
        files={files.accepted.length}
        next={outcome.next}
      />
    );
  return (
    <Form
      submission={submission}
      button={text.button}
      noJs={noJs}
      privacy={{ text: text.privacy, href: privacyHref }}
      isReadingFiles={files.pending > 0}
    >
      {departments.length > 1 ? (
        <Field {...field('contactDepartment')} control="select" autoComplete="off">
          {departments.map((department) => (
            <option key={department}>{department}</option>
          ))}
        </Field>
      ) : null}
      <Field {...field('description')} control="textarea" rows={9} autoComplete="off" />
      <Field {...field('appliesTo')} autoComplete="off" />
      <Field {...field('contactInformation')} autoComplete="off" />
      {submitted ? null : (
        <Files id={`${id}-files`} locale={locale} selection={files} sending={submission.sending} />
      )}
    </Form>
  );
}
