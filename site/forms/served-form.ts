import type { Culture } from '@oilway/store/cultures.ts';
import type { Attachment } from '@oilway/store/submissions/attached-file.ts';
import type { Envelope } from '@oilway/store/submissions/submit.ts';
import type { z } from 'zod';
import type * as mini from 'zod/mini';
import type { Context } from '../context.ts';
import type { Block } from '../page/blocks/block-types.ts';
import type { FormDefinition } from './fields/define-form.ts';
import { firstProblems } from './fields/field-rules.ts';
import type { FormProblem } from './fields/posted.ts';
import { asProblem } from './form-call.ts';
import type { PostedForm } from './form-data.ts';

export type Fields = Record<string, unknown>;

interface Stored {
  reference: string;
  place?: string;
}

/** What was sent, without what only its check needs. */
type Content<Message> = Omit<Message, 'gdprAccept' | 'recaptcha'>;

interface FormOnServer<Message> {
  definition: Pick<FormDefinition<unknown>, 'name' | 'call' | 'multipart'>;
  /** Of its call, for the document. */
  operationId: string;
  summary: string;
  /** The whole message of the call: the fields, and what every call carries. */
  message: mini.ZodMiniType<Message>;
  /** What the call answers, where that is more than the number. */
  answers?: z.ZodType;
  /** The blocks it stands in. */
  blocks: readonly Block['blockType'][];
  /** Hands in what was checked. @throws Problem for what is refused, and whatever the database throws. */
  send(
    context: Context,
    content: Content<Message>,
    envelope: Envelope,
    files: readonly Attachment[],
  ): Promise<Stored>;
  /** What one of its blocks does not take, though the call would. */
  refused?(fields: Fields, block: Block): FormProblem[];
  /** What is asked for the page on which it comes back. */
  places?(context: Context, event: number, culture: Culture): Promise<PostedForm['places']>;
}

/** A form of visitors as the server knows it: its call and its steps without scripts have one check and one transaction. */
export type ServedForm = Omit<FormOnServer<{ recaptcha: string }>, 'send'> & {
  send(
    context: Context,
    message: { recaptcha: string },
    envelope: Envelope,
    files: readonly Attachment[],
  ): Promise<Stored>;
};

export function serveForm<Message extends { gdprAccept: string | null; recaptcha: string }>(
  form: FormOnServer<Message>,
): ServedForm {
  return {
    ...form,
    async send(context, message, envelope, files) {
      const { gdprAccept: privacyNotice, recaptcha: _, ...content } = message as Message;
      return form.send(context, content, { ...envelope, privacyNotice }, files).catch((error) => {
        throw asProblem(error);
      });
    },
  };
}

/** The first rule that each field breaks; the message where there is none. */
export function checked({ message, refused }: ServedForm, fields: Fields, block: Block) {
  // What a question stands in for is no matter of the fields.
  const { data, error } = message.safeParse({ ...fields, recaptcha: 'question' });
  const broken = firstProblems(error?.issues ?? []);
  // The page that comes back shows the notice: there is nothing to put right.
  const problems = broken.filter(({ name }) => name !== 'gdprAccept');
  return { problems: [...problems, ...(refused?.(fields, block) ?? [])], message: data };
}
