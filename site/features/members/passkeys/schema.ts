import { assertion, registration } from '@oilway/store/accounts/passkey-answers.ts';
import * as z from 'zod/mini';
import { optionalLine } from '../../../forms/fields/field-rules.ts';

export const newPasskeyFields = z.object({ name: optionalLine(40), credential: registration });

export const passkeyLoginFields = z.object({ credential: assertion });
