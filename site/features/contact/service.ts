import { UnknownDepartmentError } from '@oilway/store/submissions/departments.ts';
import type { Envelope, Submitted } from '@oilway/store/submissions/submit.ts';
import type { z } from 'zod';
import type { Context } from '../../context.ts';
import { asProblem } from '../../forms/form-call.ts';
import { Problem } from '../../http/problem.ts';
import type { contactMessage } from './schema.ts';

/** Hands in a message that was checked, from whichever form it came. @throws Problem for what is refused. */
export async function sendContact(
  { store }: Pick<Context, 'store'>,
  body: z.infer<typeof contactMessage>,
  envelope: Envelope,
): Promise<Submitted> {
  const { gdprAccept: _, recaptcha: __, sendFrom: ___, ...message } = body;
  return store.submitContact(message, envelope).catch((error) => {
    throw error instanceof UnknownDepartmentError ? unknownDepartment() : asProblem(error);
  });
}

function unknownDepartment(): Problem {
  const detail = 'There is no such department.';
  return new Problem(400, detail, [{ name: 'contactDepartment', code: 'unknown', detail }]);
}
