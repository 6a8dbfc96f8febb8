import { type Envelope, type Submitted, UnknownDepartmentError } from '@oilway/content';
import type { z } from 'zod';
import type { Context } from '../../context.ts';
import { asProblem } from '../../platform/form-call.ts';
import { Problem } from '../../platform/problem.ts';
import type { contactMessage } from './schema.ts';

/** Hands in a message that was checked, from whichever form it came. @throws Problem for what is refused. */
export async function sendContact(
  { content }: Pick<Context, 'content'>,
  body: z.infer<typeof contactMessage>,
  envelope: Envelope,
): Promise<Submitted> {
  const { gdprAccept: _, recaptcha: __, sendFrom: ___, ...message } = body;
  return content.submitContact(message, envelope).catch((error) => {
    throw error instanceof UnknownDepartmentError ? unknownDepartment() : asProblem(error);
  });
}

function unknownDepartment(): Problem {
  const detail = 'There is no such department.';
  return new Problem(400, detail, [{ name: 'contactDepartment', code: 'unknown', detail }]);
}
