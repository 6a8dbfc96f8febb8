import * as z from 'zod/mini';
import { envelope } from '../../forms/fields/field-rules.ts';
import { signUpForm } from './fields.ts';

/** The whole sign-up of the call sendNotification (specification section 3: Event participant). */
export const eventParticipant = z.extend(signUpForm.schema, envelope);
