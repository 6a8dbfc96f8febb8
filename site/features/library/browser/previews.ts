import { bindToHash } from '../../../behaviours/lightbox/bind-to-hash.ts';
import { isPlainClick } from '../../../components/plain-click.ts';
import { entryOf, type FileEntry } from './actions.ts';

/** Shows the selected files in the lightbox, loaded on first use. */
export function previews(
  section: HTMLElement,
  bar: HTMLElement,
  selectedEntries: () => readonly FileEntry[],
): void {
  const link = bar.querySelector<HTMLAnchorElement>('[data-action="preview"] a');
  if (!link) return;
  let items: readonly FileEntry[] = [];
  const itemsFromHash = () => {
    const at = items.findIndex(({ id }) => `#${id}` === location.hash);
    const opener = rowFromHash(section);
    if (at !== -1) return { items, index: at, link, opener };
    const entry = opener && entryOf(opener);
    return entry?.hasFile ? { items: [entry], index: 0, link, opener } : undefined;
  };
  const show = bindToHash(async () => (await import('./open-files.tsx')).openFiles, itemsFromHash);

  link.addEventListener('click', (event) => {
    if (!isPlainClick(event)) return;
    event.preventDefault();
    items = selectedEntries();
    show({ items, index: 0, link });
  });
}

/** Returns the row whose id is in the URL's fragment. */
function rowFromHash(section: HTMLElement): HTMLElement | undefined {
  const rows = [...section.querySelectorAll<HTMLElement>('[data-file]')];
  return rows.find(({ id }) => `#${id}` === location.hash);
}
