import { UnknownDepartmentError } from '@oilway/store/submissions/departments.ts';
import * as z from 'zod/mini';
import { optionalLine } from '../../forms/fields/field-rules.ts';
import { envelope, formHandler } from '../../forms/form-handler.ts';
import { Problem } from '../../server/http/problem.ts';
import { contactDefinition } from './fields.ts';

/** `POST /umbraco/api/contact/SubmitMessage` (specification section 7), and the same without scripts. */
export const contact = formHandler({
  definition: contactDefinition,
  operationId: 'SubmitMessage',
  summary: 'Sends a message to one of our departments',
  message: z.extend(contactDefinition.schema, {
    ...envelope,
    /** Selects one of our departments; `sendFrom` is ignored. */
    sendTo: optionalLine(254),
    sendFrom: optionalLine(254),
  }),
  blocks: ['contactForm'],
  send: ({ store }, { sendFrom: _, ...message }, sent) =>
    store.submitContact(message, sent).catch((error) => {
      throw error instanceof UnknownDepartmentError ? unknownDepartment() : error;
    }),
});

function unknownDepartment(): Problem {
  const detail = 'Department not found.';
  return new Problem(400, detail, [{ name: 'contactDepartment', code: 'unknown', detail }]);
}
