import type { FieldValues } from 'react-hook-form';
import type { FormCulture } from '../../../forms/fields/form-words.ts';
import { type CallState, useCall } from '../../../forms/fields/use-call.ts';
import { messages } from '../messages.ts';

/** What every form of the portal is handed. */
export interface PortalFormProps {
  id: string;
  culture: FormCulture;
  /** How the server sent it back where there are no scripts. */
  values?: Record<string, string>;
  problems?: readonly { name: string; code: string }[];
  failure?: string;
}

type Own<Values extends FieldValues> = Pick<
  Parameters<typeof useCall<Values>>[0],
  'schema' | 'defaults' | 'send'
>;

/** A form of the portal, with the portal's labels and its words for what is wrong. */
export function usePortalForm<Values extends FieldValues>(
  { culture, failure, id, problems, values }: PortalFormProps,
  { defaults, schema, send }: Own<Values>,
): CallState<Values> {
  const { codes, labels } = messages[culture];
  return useCall<Values>({
    id,
    culture,
    schema,
    defaults: { ...defaults, ...values },
    labels,
    codes,
    values,
    problems,
    failure,
    send,
  });
}
