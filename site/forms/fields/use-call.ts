import { useState } from 'react';
import type { FieldPath, FieldValues } from 'react-hook-form';
import { formWords } from './form-words.ts';
import { type CheckedForm, type CheckedFormOptions, useCheckedForm } from './use-checked-form.ts';

interface CallOptions<Values extends FieldValues> extends CheckedFormOptions<Values> {
  /** What failed where there were no scripts. */
  failure?: string | undefined;
  /** @returns what failed, in words; undefined where nothing did. */
  send: (values: Values) => Promise<string | undefined>;
}

export interface CallState<Values extends FieldValues> extends CheckedForm<Values> {
  /** In the order of the fields; empty until the form was sent once. */
  problems: { name: string; code: string }[];
  failure: string | undefined;
  onSubmit: (event: React.FormEvent) => void;
}

/** A form without a captcha: the answer's words are shown as they are. */
export function useCall<Values extends FieldValues>(
  options: CallOptions<Values>,
): CallState<Values> {
  const { culture, defaults, send } = options;
  const [failure, setFailure] = useState(options.failure);
  const checked = useCheckedForm(options);
  const { form, sending } = checked;

  const attempt = async (values: Values) => {
    setFailure(undefined);
    const words = await send(values).catch((error: unknown) => {
      console.info('the form was not sent:', error);
      return formWords[culture].failedText;
    });
    setFailure(words);
  };
  const submit = form.handleSubmit(attempt, (wrong) => {
    setFailure(undefined);
    const [first] = Object.keys(defaults).filter((name) => name in wrong);
    if (first) form.setFocus(first as FieldPath<Values>);
  });

  return {
    ...checked,
    failure: sending ? undefined : failure,
    problems: Object.keys(defaults).flatMap((name) => {
      const code = checked.codeOf(name);
      return code === undefined ? [] : [{ name, code }];
    }),
    onSubmit: checked.submitting(submit),
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
