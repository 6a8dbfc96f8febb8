import type * as z from 'zod/mini';
import type {
  FieldTexts,
  FormDefinition,
  SubmittedState,
} from '../../../forms/fields/define-form.ts';
import { messages } from '../messages.ts';

/** Props of every portal form. */
export interface PortalFormProps {
  id: string;
  locale: 'de-DE' | 'pl-PL';
  /** State after a native submission. */
  submitted?: SubmittedState;
}

/** Returns the definition of a portal form; all of them share the texts of a field. */
export function definePortalForm<Shape extends z.core.$ZodShape>(schema: z.ZodMiniObject<Shape>) {
  const names = Object.keys(schema.shape);
  return {
    schema: schema as z.ZodMiniType<z.infer<typeof schema>>,
    defaultValues: Object.fromEntries(names.map((name) => [name, ''])) as z.infer<typeof schema>,
    texts: { 'de-DE': fieldTexts('de-DE'), 'pl-PL': fieldTexts('pl-PL') },
  } satisfies Pick<FormDefinition<z.infer<typeof schema>>, 'schema' | 'defaultValues' | 'texts'>;
}

function fieldTexts(locale: PortalFormProps['locale']): FieldTexts {
  const { codes, labels, missing, passwordHint } = messages[locale];
  return { codes, labels, missing, hints: { newPassword: passwordHint } };
}
