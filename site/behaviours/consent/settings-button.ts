/** Opens the settings on a click on an element with `data-consent-settings`; their module is imported only then. */
export function consentSettingsButton(root: Document): void {
  root.addEventListener('click', ({ target }) => {
    if (!(target instanceof Element) || !target.closest('[data-consent-settings]')) return;
    void import('./settings.ts').then(({ openSettings }) => openSettings(root));
  });
}
