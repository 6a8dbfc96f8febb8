import type { FormCulture } from './form-words.ts';
import type { Plain } from './posted.ts';

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
