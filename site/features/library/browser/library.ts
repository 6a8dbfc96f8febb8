import { choosing } from './choose.ts';
import { librarySearch } from './search.ts';

/** The library of a member: choosing files, looking for them, and the key that leads to the search. */
export function library(root: Document): void {
  const section = root.querySelector<HTMLElement>('[data-library]');
  const bar = section?.querySelector<HTMLElement>('[data-library-bar]');
  const field = section?.querySelector<HTMLInputElement>('[data-library-search] [type=search]');
  if (!section || !bar || !field) return;
  focusBySlash(root, field);
  librarySearch(section, choosing(section, bar));
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
