import { boundToAddress } from '../../../lightbox/address-bound.ts';
import { isPlain } from '../../../ui/plain-press.ts';
import { entryOf, type FileEntry, type NamedFile } from './entry.ts';

/** Shows the chosen files one after another in the frame of the lightbox, which comes with the first press. */
export function previews(
  section: HTMLElement,
  bar: HTMLElement,
  chosen: () => readonly FileEntry[],
): void {
  const link = bar.querySelector<HTMLAnchorElement>('[data-action="preview"] a');
  if (!link) return;
  let items: readonly NamedFile[] = [];
  const asked = () => {
    const at = items.findIndex(({ id }) => `#${id}` === location.hash);
    const opener = rowNamed(section);
    if (at !== -1) return { items, index: at, link, opener };
    const entry = opener && entryOf(opener);
    return entry?.hasFile ? { items: [named(entry)], index: 0, link, opener } : undefined;
  };
  const show = boundToAddress(async () => (await import('./open-files.tsx')).openFiles, asked);

  link.addEventListener('click', (event) => {
    if (!isPlain(event)) return;
    event.preventDefault();
    items = chosen().map(named);
    show({ items, index: 0, link });
  });
}

const named = (entry: FileEntry): NamedFile => ({ id: `file-${entry.id}`, entry });

/** The row of the file that the address names. */
function rowNamed(section: HTMLElement): HTMLElement | undefined {
  const rows = [...section.querySelectorAll<HTMLElement>('[data-file]')];
  return rows.find(({ id }) => `#${id}` === location.hash);
}
