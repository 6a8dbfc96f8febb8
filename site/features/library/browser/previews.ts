import { boundToAddress } from '../../../behaviours/lightbox/address-bound.ts';
import { isPlain } from '../../../components/plain-press.ts';
import { entryOf, type FileEntry } from './actions.ts';

/** Shows the chosen files one after another in the frame of the lightbox, which comes with the first press. */
export function previews(
  section: HTMLElement,
  bar: HTMLElement,
  chosen: () => readonly FileEntry[],
): void {
  const link = bar.querySelector<HTMLAnchorElement>('[data-action="preview"] a');
  if (!link) return;
  let items: readonly FileEntry[] = [];
  const asked = () => {
    const at = items.findIndex(({ id }) => `#${id}` === location.hash);
    const opener = rowNamed(section);
    if (at !== -1) return { items, index: at, link, opener };
    const entry = opener && entryOf(opener);
    return entry?.hasFile ? { items: [entry], index: 0, link, opener } : undefined;
  };
  const show = boundToAddress(async () => (await import('./open-files.tsx')).openFiles, asked);

  link.addEventListener('click', (event) => {
    if (!isPlain(event)) return;
    event.preventDefault();
    items = chosen();
    show({ items, index: 0, link });
  });
}

/** The row of the file that the address names. */
function rowNamed(section: HTMLElement): HTMLElement | undefined {
  const rows = [...section.querySelectorAll<HTMLElement>('[data-file]')];
  return rows.find(({ id }) => `#${id}` === location.hash);
}
