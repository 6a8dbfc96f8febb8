import { ofEachLine } from '@oilway/store/submissions/contact-lines.ts';
import * as z from 'zod/mini';
import {
  email,
  envelope,
  line,
  optionalLine,
  optionalPhone,
  text,
  ticked,
} from '../../forms/fields/field-rules.ts';

export {
  type ContactLine,
  contactLineLabels,
  contactLineNames,
  contactLines,
  ofEachLine,
} from '@oilway/store/submissions/contact-lines.ts';

/** What a visitor fills in. */
export const contactFields = z.object({
  contactDepartment: optionalLine(120),
  name: line(120),
  email,
  phone: optionalPhone,
  company: optionalLine(120),
  ...ofEachLine(({ most }) => optionalLine(most)),
  message: text(5000),
  gdprAccept: ticked,
});

/** The whole message of the call SubmitMessage (specification section 3: ContactMessage). */
export const contactMessage = z.extend(contactFields, {
  ...envelope,
  /** A choice among our departments at most; who sends is never taken from the browser. */
  sendTo: optionalLine(254),
  sendFrom: optionalLine(254),
});

export type ContactFields = z.infer<typeof contactFields>;
