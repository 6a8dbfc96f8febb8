import type { Culture } from '@oilway/store/cultures.ts';
import type { Attachment } from '@oilway/store/submissions/attached-file.ts';
import type { Envelope } from '@oilway/store/submissions/submit.ts';
import type { Context } from '../context.ts';
import type { Block } from '../page/blocks/block-types.ts';
import { firstProblems } from './fields/field-rules.ts';
import type { PostedForm } from './form-data.ts';

export type Fields = Record<string, unknown>;
export type FieldProblem = PostedForm['problems'][number];

interface Stored {
  reference: string;
  place?: string;
}

/** Hands in what was checked. @throws Problem for what is refused, and whatever the database throws. */
type Store = (
  context: Context,
  files: readonly Attachment[],
  envelope: Envelope,
) => Promise<Stored>;

/** A form that works without scripts, with the rules and the transaction of its call. */
export interface PlainForm {
  name: string;
  /** The blocks it stands in. */
  blocks: readonly Block['blockType'][];
  multipart: boolean;
  /** The same rules as those of the call. @returns what is wrong, or how to store it. */
  check(fields: Fields, block: Block): { problems: FieldProblem[]; store?: Store };
  /** What is asked for the page on which it comes back. */
  places?(context: Context, event: number, culture: Culture): Promise<PostedForm['places']>;
}

interface Schema<Message> {
  safeParse(fields: unknown): {
    data?: Message | undefined;
    error?:
      | { issues: readonly { path: PropertyKey[]; message: string; maximum?: number | bigint }[] }
      | undefined;
  };
}

/** The first rule that each field breaks. */
export function checkedBy<Message>(schema: Schema<Message>, store: (message: Message) => Store) {
  return (fields: Fields): { problems: FieldProblem[]; store?: Store } => {
    // What a question stands in for is no matter of the fields.
    const { data, error } = schema.safeParse({ ...fields, recaptcha: 'question' });
    if (data !== undefined && !error) return { problems: [], store: store(data) };
    return { problems: firstProblems(error?.issues ?? []) };
  };
}
