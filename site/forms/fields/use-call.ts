import { useEffect, useState } from 'react';
import {
  type DefaultValues,
  type FieldPath,
  type FieldValues,
  type UseFormReturn,
  useForm,
} from 'react-hook-form';
import type * as z from 'zod/mini';
import { checkedBy, typedEarly } from './use-submission.ts';

/** What is wrong with a field, as a code. */
interface Problem {
  name: string;
  code: string;
}

interface Options<Values extends FieldValues> {
  /** The id of the form; those of its fields are `id-name`. */
  id: string;
  schema: z.ZodMiniType<Values, Values>;
  defaults: Values;
  /** What the server found wrong where there were no scripts. */
  problems?: readonly Problem[];
  failure?: string | undefined;
  /** @returns what failed, in words; undefined where nothing did. */
  send: (values: Values) => Promise<string | undefined>;
  /** The words for a server that can't be reached. */
  unreachable: string;
}

export interface CallState<Values extends FieldValues> {
  form: UseFormReturn<Values>;
  sending: boolean;
  /** In the order of the fields; empty until the form was sent once. */
  problems: Problem[];
  failure: string | undefined;
  onSubmit: (event: React.FormEvent) => void;
}

/** A form without a captcha: checked as a whole before it is sent, and the answer's words shown as they are. */
export function useCall<Values extends FieldValues>(options: Options<Values>): CallState<Values> {
  const { defaults, id, schema, send, unreachable } = options;
  const [failure, setFailure] = useState(options.failure);
  const form = useForm<Values>({
    resolver: checkedBy(schema),
    defaultValues: { ...defaults, ...typedEarly(id, defaults) } as DefaultValues<Values>,
    ...(options.problems && options.problems.length > 0
      ? {
          errors: Object.fromEntries(
            options.problems.map(({ code, name }) => [name, { type: 'server', message: code }]),
          ) as never,
        }
      : {}),
  });
  const { errors, isSubmitting } = form.formState;

  useEffect(() => {
    // The browser's own bubbles would come before our messages.
    const element = document.getElementById(id) as HTMLFormElement | null;
    if (!element) return;
    element.noValidate = true;
    const pressed = element.dataset.pressed !== undefined;
    delete element.dataset.pressed;
    if (pressed) element.requestSubmit();
  }, [id]);

  const attempt = async (values: Values) => {
    setFailure(undefined);
    const words = await send(values).catch((error: unknown) => {
      console.info('the form was not sent:', error);
      return unreachable;
    });
    setFailure(words);
  };
  const submit = form.handleSubmit(attempt, (wrong) => {
    setFailure(undefined);
    const [first] = Object.keys(defaults).filter((name) => name in wrong);
    if (first) form.setFocus(first as FieldPath<Values>);
  });

  return {
    form,
    sending: isSubmitting,
    failure: isSubmitting ? undefined : failure,
    problems: Object.keys(defaults).flatMap((name) => {
      const code = errors[name]?.message;
      return typeof code === 'string' ? [{ name, code }] : [];
    }),
    onSubmit: (event) => {
      event.preventDefault();
      if (!isSubmitting) void submit(event);
    },
  };
}

/**
 * Posts values, as JSON or as a form.
 * @returns a failure in the server's own words; undefined where there is none.
 * @throws when the server can't be reached, or somebody else answers in its place.
 */
export async function postCall(
  path: string,
  values: Record<string, unknown>,
  encoding: 'json' | 'form' = 'json',
): Promise<string | undefined> {
  const response = await fetch(path, {
    method: 'POST',
    ...(encoding === 'json'
      ? { headers: { 'content-type': 'application/json' }, body: JSON.stringify(values) }
      : { body: new URLSearchParams(values as Record<string, string>) }),
    signal: AbortSignal.timeout(60_000),
  });
  return response.ok ? undefined : failureOf(response);
}

/**
 * What failed, in our server's own words: plain text, or the `Message` of JSON (specification section 8).
 * @throws for the answer of whoever stands between, such as a proxy's page of 502.
 */
export async function failureOf(response: Response): Promise<string> {
  const [type] = (response.headers.get('content-type') ?? '').toLowerCase().split(';');
  const words =
    type === 'text/plain'
      ? await response.text()
      : type === 'application/json'
        ? ((await response.json()) as { Message?: unknown } | null)?.Message
        : undefined;
  if (typeof words === 'string' && words !== '') return words;
  throw new Error(`answered ${response.status} without words of ours`);
}
