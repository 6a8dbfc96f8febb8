import * as z from 'zod/mini';
import { envelope, optionalLine } from '../../forms/fields/field-rules.ts';
import { contactForm } from './fields.ts';

/** The whole message of the call SubmitMessage (specification section 3: ContactMessage). */
export const contactMessage = z.extend(contactForm.schema, {
  ...envelope,
  /** A choice among our departments at most; who sends is never taken from the browser. */
  sendTo: optionalLine(254),
  sendFrom: optionalLine(254),
});
