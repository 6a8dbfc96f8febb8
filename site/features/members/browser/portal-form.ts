import type * as z from 'zod/mini';
import type {
  FieldTexts,
  FormDefinition,
  SubmittedState,
} from '../../../forms/fields/define-form.ts';
import { messages } from '../messages.ts';

/** What every form of the portal is handed. */
export interface PortalFormProps {
  id: string;
  culture: 'de-DE' | 'pl-PL';
  /** How the server sent it back where there are no scripts. */
  posted?: SubmittedState;
}

/** A form of the portal: all of them have the same words for the same field. */
export function portalForm<Shape extends z.core.$ZodShape>(schema: z.ZodMiniObject<Shape>) {
  const names = Object.keys(schema.shape);
  return {
    schema: schema as z.ZodMiniType<z.infer<typeof schema>>,
    empty: Object.fromEntries(names.map((name) => [name, ''])) as z.infer<typeof schema>,
    texts: { 'de-DE': textsOf('de-DE'), 'pl-PL': textsOf('pl-PL') },
  } satisfies Pick<FormDefinition<z.infer<typeof schema>>, 'schema' | 'empty' | 'texts'>;
}

function textsOf(culture: PortalFormProps['culture']): FieldTexts {
  const { codes, labels, missing, passwordHint } = messages[culture];
  return { codes, labels, missing, hints: { newPassword: passwordHint } };
}
