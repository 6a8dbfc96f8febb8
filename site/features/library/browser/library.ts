import { librarySearch } from './search.ts';
import { fileSelection } from './selection.ts';

/** Initializes the member library: selection, search, and the keyboard shortcut of the search field. */
export function library(root: Document): void {
  const section = root.querySelector<HTMLElement>('[data-library]');
  const bar = section?.querySelector<HTMLElement>('[data-library-bar]');
  const field = section?.querySelector<HTMLInputElement>('[data-library-search] [type=search]');
  if (!section || !bar || !field) return;
  focusBySlash(root, field);
  librarySearch(section, fileSelection(section, bar));
}

const typing = 'textarea, select, [contenteditable], input:not([type=checkbox], [type=radio])';

/** Focuses the search field on '/', except while typing. Shift is allowed, because some keyboards need it. */
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
