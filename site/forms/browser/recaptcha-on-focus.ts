/** Loads `recaptcha.ts` when a form first receives focus. */
export function recaptchaOnFocus(root: Document): void {
  const onFocusIn = ({ target }: FocusEvent) => {
    if (!(target instanceof Element && target.closest('[data-recaptcha]'))) return;
    root.removeEventListener('focusin', onFocusIn);
    void import('./recaptcha.ts').then(({ recaptcha }) => recaptcha(root));
  };
  root.addEventListener('focusin', onFocusIn);
}
