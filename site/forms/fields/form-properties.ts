import type { FormCulture } from './form-words.ts';

/** What a form of visitors is handed by its page. */
export interface FormProperties {
  /** Of its element; those of its fields are `id-name`. */
  id: string;
  culture: FormCulture;
  /** The node id of the page, or of an event. */
  node: number;
  /** Where its captcha comes from. */
  captcha: string;
  /** Origins of others that its hidden field may lead to once it was sent. */
  trackingOrigins?: readonly string[];
  plain: Plain;
  privacyHref: string | undefined;
}

/** What is wrong with a field, as a code; of a file with its name, and its place among those that were sent. */
export interface FormProblem {
  name: string;
  code: string;
  file?: string;
  at?: number;
}

/** A form as a browser without scripts has sent it, and what is to be said about it. */
export interface SubmittedState {
  /** What was typed and picked, as it came; no passwords. */
  values: Readonly<Record<string, string | readonly string[]>>;
  problems: readonly FormProblem[];
  /** Asked in place of the proof of work; undefined when it is answered. */
  question?: string | undefined;
  /** What goes along unseen. */
  hidden?: Readonly<Record<string, string>>;
  /** Why it was not taken, in words, where that is no matter of its fields. */
  failure?: string | undefined;
  sent?: { reference: string; answer: Record<string, unknown> } | undefined;
}

/** How a form works without scripts. */
export interface Plain {
  /** Where it goes; the page's own address without it. */
  action?: string;
  /** What goes along that nobody types. */
  hidden: Readonly<Record<string, string | number>>;
  /** With files. */
  multipart?: boolean;
  /** How it came back, to a page that no script brings to life; undefined on the page that everybody gets. */
  posted?: SubmittedState | undefined;
}

/** What a field shows that came back. */
export function postedValue(
  posted: SubmittedState | undefined,
  name: string,
): { defaultValue?: string } {
  const value = posted?.values[name];
  return typeof value === 'string' ? { defaultValue: value } : {};
}

/** The answers that were picked. */
export function postedChoices(posted: SubmittedState | undefined, name: string): readonly string[] {
  return [posted?.values[name] ?? []].flat();
}
