import type { Block } from '../pages/blocks/block-types.ts';
import type { LoadContext } from '../pages/blocks/definition.ts';
import type { RecaptchaProvider } from '../server/config.ts';
import type { FormDefinition, Plain, SubmittedState } from './fields/define-form.ts';
import { trackingField, trackingTarget } from './fields/tracking-page.ts';

/** What the browser needs to ask Google for a token. */
export type RecaptchaSource = Pick<RecaptchaProvider, 'script' | 'siteKey'>;

/** What every form knows beside its page. */
export interface FormData {
  /** Whose pages it may lead to once it was sent: ours, and those of other origins that are allowed. */
  tracking: { origin: string; allowed: readonly string[] };
  /** Google's captcha, where the operator has keys for it. */
  recaptcha: RecaptchaSource | undefined;
  /** Set on the pages that it leads to where there are no scripts. */
  posted?: SubmittedForm;
}

/** A form of the page that was sent without scripts. */
export interface SubmittedForm extends SubmittedState {
  /** The node id it names: the page's, or an event's. */
  node: number;
  /** How the places of an event stand. */
  places?: { free: number | null; over: boolean } | undefined;
}

/** Of the captcha's keys the one that is no secret. */
export function loadForm({ config }: Pick<LoadContext<Block>, 'config'>): FormData {
  const { origin, recaptcha, trackingOrigins: allowed } = config;
  return {
    tracking: { origin, allowed },
    recaptcha: recaptcha && { script: recaptcha.script, siteKey: recaptcha.siteKey },
  };
}

export interface PlainBlock {
  id?: string | null | undefined;
  trackingPage?: string | null | undefined;
}

/** How a form works without scripts: it posts itself to its page, where its block is found again. */
export function plainOf(
  page: Pick<FormData, 'posted' | 'tracking'>,
  block: PlainBlock,
  { multipart = false }: Pick<FormDefinition<unknown>, 'multipart'>,
  node: number,
): Plain {
  return {
    hidden: {
      block: block.id ?? '',
      umbracoNodeID: node,
      ...trackingOf(page, block),
    },
    multipart,
    posted: page.posted,
  };
}

/** The hidden field that says where a form leads, as an editor has set it; none where it may not lead there. */
export function trackingOf(
  { tracking }: Pick<FormData, 'tracking'>,
  { trackingPage }: Pick<PlainBlock, 'trackingPage'>,
  bare = false,
): { [trackingField]?: string } {
  const target = trackingTarget(trackingPage ?? '', { ...tracking, bare });
  return target === undefined ? {} : { [trackingField]: target };
}
