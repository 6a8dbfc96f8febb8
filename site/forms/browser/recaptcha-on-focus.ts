/** Whoever only reads the page needs no captcha: its script is fetched with the first step into a form. */
export function recaptchaOnFocus(root: Document): void {
  const first = ({ target }: FocusEvent) => {
    if (!(target instanceof Element && target.closest('[data-recaptcha]'))) return;
    root.removeEventListener('focusin', first);
    void import('./recaptcha.ts').then(({ recaptcha }) => recaptcha(root));
  };
  root.addEventListener('focusin', first);
}
