import * as z from 'zod/mini';
import {
  email,
  envelope,
  line,
  optionalPhone,
  optionalText,
  ticked,
} from '../../forms/fields/field-rules.ts';

/** What a visitor fills in. */
export const eventFields = z.object({
  name: line(120),
  email,
  phone: optionalPhone,
  message: optionalText(2000),
  gdprAccept: ticked,
});

/** The whole sign-up of the call sendNotification (specification section 3: Event participant). */
export const eventParticipant = z.extend(eventFields, envelope);

export type EventFields = z.infer<typeof eventFields>;
