import type { Block } from '../pages/blocks/block-types.ts';
import type { LoadContext } from '../pages/blocks/definition.ts';
import type { RecaptchaProvider } from '../server/config.ts';
import type { FormDefinition, NoJsForm, SubmittedState } from './fields/define-form.ts';
import { trackingField, trackingTarget } from './fields/tracking-page.ts';

/** Configuration of reCAPTCHA in the browser. */
export type RecaptchaClientConfig = Pick<RecaptchaProvider, 'script' | 'siteKey'>;

/** Data of a form block. */
export interface FormBlockData {
  /** Origins of redirect targets after submission: this site's, and external ones. */
  tracking: { origin: string; allowed: readonly string[] };
  /** Undefined if no keys are configured. */
  recaptcha: RecaptchaClientConfig | undefined;
  /** Set after a native submission. */
  submitted?: SubmittedForm;
}

/** State of a form on its page after a native submission. */
export interface SubmittedForm extends SubmittedState {
  /** Submitted node id: of the page, or of an event. */
  nodeId: number;
  /** Free places of an event. */
  places?: { free: number | null; over: boolean } | undefined;
}

/** Returns the data of a form block; of the reCAPTCHA keys only the public one. */
export function loadFormData({ config }: Pick<LoadContext<Block>, 'config'>): FormBlockData {
  const { origin, recaptcha, trackingOrigins: allowed } = config;
  return {
    tracking: { origin, allowed },
    recaptcha: recaptcha && { script: recaptcha.script, siteKey: recaptcha.siteKey },
  };
}

export interface FormBlockFields {
  id?: string | null | undefined;
  trackingPage?: string | null | undefined;
}

/** Returns the settings of the native submission, which posts to the URL of the page with the id of the block. */
export function noJsForm(
  page: Pick<FormBlockData, 'submitted' | 'tracking'>,
  block: FormBlockFields,
  { multipart = false }: Pick<FormDefinition<unknown>, 'multipart'>,
  nodeId: number,
): NoJsForm {
  return {
    hidden: {
      block: block.id ?? '',
      umbracoNodeID: nodeId,
      ...trackingHiddenInput(page, block),
    },
    multipart,
    submitted: page.submitted,
  };
}

/** Returns the hidden field with the redirect target set by an editor; empty if the target is not allowed. */
export function trackingHiddenInput(
  { tracking }: Pick<FormBlockData, 'tracking'>,
  { trackingPage }: Pick<FormBlockFields, 'trackingPage'>,
  pathOnly = false,
): { [trackingField]?: string } {
  const target = trackingTarget(trackingPage ?? '', { ...tracking, pathOnly });
  return target === undefined ? {} : { [trackingField]: target };
}
