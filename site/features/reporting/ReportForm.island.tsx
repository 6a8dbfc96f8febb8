import { useRef } from 'react';
import { Field } from '../../components/Field.tsx';
import type { FormProperties } from '../../forms/fields/define-form.ts';
import { Form } from '../../forms/fields/Form.tsx';
import { useDelivery } from '../../forms/fields/use-delivery.ts';
import { useFiles } from '../../forms/fields/use-files.ts';
import { useSubmission } from '../../forms/fields/use-submission.ts';
import { readAttachment } from './browser/attachments.ts';
import { Files } from './browser/Files.tsx';
import { Receipt } from './browser/Receipt.tsx';
import { isTampered, type ReadyReport, readyReport } from './browser/routes.ts';
import { reportDefinition } from './fields.ts';
import { messages } from './messages.ts';

export interface ReportFormProps extends FormProperties {
  departments: readonly string[];
  /** The fingerprint of the office, as the page shows it. */
  office: string;
}

/** A report of a breach, sealed before it leaves the browser (specification section 3: WhistleblowingMessage). */
export default function ReportForm(props: ReportFormProps) {
  const { culture, departments, id, office, plain, privacyHref } = props;
  const text = messages[culture];
  const { posted } = plain;
  const files = useFiles(readAttachment);
  const ready = useRef<{ content: string; report: ReadyReport }>(undefined);
  const delivery = useDelivery(reportDefinition, props, {
    // Whoever went on at once would never see the code.
    discreet: true,
    // The same report again has the same code: it may have arrived although no answer came.
    prepare: async (values) => {
      const attached = await files.settled();
      if (!attached) return undefined;
      const content = JSON.stringify([values, attached]);
      if (ready.current?.content !== content) {
        const { description, ...fields } = values;
        const letter = { text: description, ...fields, attachments: [...attached] };
        ready.current = { content, report: await readyReport(letter, office) };
      }
      return ready.current.report.sent;
    },
  });
  const submission = useSubmission({
    ...props,
    definition: reportDefinition,
    chosen: { contactDepartment: departments[0] ?? '' },
    posted,
    onFocus: delivery.onFocus,
    send: (values) =>
      delivery.send(values).catch((error: unknown) => {
        if (isTampered(error)) return { state: 'failed', text: text.tampered };
        throw error;
      }),
  });
  const { field, outcome } = submission;
  if (outcome.state === 'sent')
    return (
      <Receipt
        code={ready.current?.report.code ?? ''}
        culture={culture}
        files={files.kept.length}
        next={outcome.next}
      />
    );
  return (
    <Form
      submission={submission}
      button={text.button}
      plain={plain}
      privacy={{ text: text.privacy, href: privacyHref }}
      reading={files.unread > 0}
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
      {posted ? null : (
        <Files id={`${id}-files`} culture={culture} chosen={files} sending={submission.sending} />
      )}
    </Form>
  );
}
