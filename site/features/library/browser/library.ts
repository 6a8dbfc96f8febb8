import { onFirstSign } from '../../../behaviours/first-sign.ts';

/**
 * The library of a member. All but the key that leads to its search comes at the first sign that somebody uses
 * the page, or at once for an address that names a file; what was done until then is done when it comes.
 */
export function library(root: Document): void {
  const section = root.querySelector<HTMLElement>('[data-library]');
  const bar = section?.querySelector<HTMLElement>('[data-library-bar]');
  const field = section?.querySelector<HTMLInputElement>('[data-library-search] [type=search]');
  if (!section || !bar || !field) return;
  focusBySlash(root, field);
  let begun = false;
  const come = async () => {
    const [{ choosing }, { librarySearch }] = await Promise.all([
      import('./choose.ts'),
      import('./search.ts'),
    ]);
    librarySearch(section, choosing(section, bar));
  };
  const begin = () => {
    if (!begun) void come();
    begun = true;
  };
  const used = section.querySelector('input:checked, :focus') !== null;
  if (location.hash || used || field.value !== field.defaultValue) begin();
  onFirstSign(root, begin);
  // Words may come without a key, and a choice without a pointer.
  for (const sign of ['focusin', 'input']) section.addEventListener(sign, begin, { once: true });
}

const typing = 'textarea, select, [contenteditable], input:not([type=checkbox], [type=radio])';

/** '/' leads to the field from everywhere, but for where it is a letter. Some keyboards need Shift for it. */
function focusBySlash(root: Document, field: HTMLInputElement): void {
  root.addEventListener('keydown', (event) => {
    const { altKey, ctrlKey, key, metaKey, target } = event;
    if (key !== '/' || altKey || ctrlKey || metaKey || event.defaultPrevented) return;
    if (target instanceof Element && target.closest(typing)) return;
    if (root.querySelector('dialog[open]')) return;
    event.preventDefault();
    field.focus();
    field.select();
  });
}
