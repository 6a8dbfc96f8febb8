import * as z from 'zod/mini';
import { envelope } from '../../forms/fields/field-rules.ts';
import { sponsoringForm } from './fields.ts';

/** The fields of the call (specification section 3: SponsoringMessage). */
export const sponsoringMessage = z.extend(sponsoringForm.schema, envelope);
