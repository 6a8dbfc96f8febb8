import type { FieldPath, FieldValues } from 'react-hook-form';
import { formWords } from '../../../forms/fields/form-words.ts';
import type { CallState } from '../../../forms/fields/use-call.ts';
import { messages } from '../messages.ts';

/** What every form of the portal is handed. */
export interface PortalFormProps {
  id: string;
  culture: 'de-DE' | 'pl-PL';
  /** How the server sent it back where there are no scripts. */
  values?: Record<string, string>;
  problems?: readonly { name: string; code: string }[];
  failure?: string;
}

type Label = keyof (typeof messages)['de-DE']['labels'];

/** Label, error and wiring of a field, by its name. */
export function fieldsOf<Values extends FieldValues>(
  id: string,
  culture: PortalFormProps['culture'],
  { form, problems }: CallState<Values>,
  /** What was typed before the server sent the form back. */
  values: Record<string, string> = {},
) {
  const { codes, labels } = messages[culture];
  const words: Record<string, string> = { ...formWords[culture].codes, ...codes };
  return (name: FieldPath<Values> & Label) => {
    const code = problems.find((problem) => problem.name === name)?.code;
    return {
      id: `${id}-${name}`,
      label: labels[name],
      ...(values[name] === undefined ? {} : { defaultValue: values[name] }),
      ...(code === undefined ? {} : { error: words[code] ?? code }),
      ...form.register(name),
    };
  };
}
