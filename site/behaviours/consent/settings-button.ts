/** Opens the settings wherever an element asks for them; what they do is fetched only then. */
export function consentSettings(root: Document): void {
  root.addEventListener('click', ({ target }) => {
    if (!(target instanceof Element) || !target.closest('[data-consent-settings]')) return;
    void import('./settings.ts').then(({ openSettings }) => openSettings(root));
  });
}
