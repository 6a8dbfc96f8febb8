import { isForBrowser, leaveAddress } from '../../../lightbox/lightbox-address.ts';
import type { OpenLightbox } from '../../../lightbox/open.tsx';
import { entryOf, type FileEntry } from './entry.ts';

/** How long after the page is there a file named in the address opens, in milliseconds (behaviour sheet 1). */
const directOpening = 50;

/**
 * Shows the chosen files one after another in the frame of the lightbox, which comes with the first press. The
 * address names the file shown by the id of its row, as that of a picture does: going back closes the frame, and a
 * page loaded with such an address opens it.
 */
export function previews(
  section: HTMLElement,
  bar: HTMLElement,
  chosen: () => readonly FileEntry[],
): void {
  const link = bar.querySelector<HTMLAnchorElement>('[data-action="preview"] a');
  if (!link) return;
  let shown: OpenLightbox | undefined;
  let group: readonly FileEntry[] = [];
  let busy = false;
  const named = () => group.findIndex(({ id }) => `#file-${id}` === location.hash);

  const show = async (
    entries: readonly FileEntry[],
    index: number,
    opener: HTMLElement | undefined,
  ) => {
    busy = true;
    group = entries;
    link.ariaBusy = 'true';
    try {
      const { openFiles } = await import('./open-files.tsx');
      if (opener) history.pushState({ lightbox: true }, '', `#file-${entries[index]?.id}`);
      shown = openFiles(entries, opener ?? rowNamed(section), {
        index,
        onView: (now) => history.replaceState(history.state, '', `#file-${entries[now]?.id}`),
        onClosing: () => leaveAddress(named() !== -1),
        onClosed: () => {
          shown = undefined;
          busy = false;
        },
      });
    } catch {
      location.assign(link.href);
    }
    link.ariaBusy = null;
  };

  const follow = () => {
    if (shown) shown.follow(named());
    else if (!busy && named() !== -1) void show(group, named(), undefined);
    else if (!busy) {
      const row = rowNamed(section);
      const entry = row && entryOf(row);
      if (entry?.hasFile) void show([entry], 0, undefined);
    }
  };

  link.addEventListener('click', (event) => {
    if (isForBrowser(event)) return;
    event.preventDefault();
    if (!busy) void show(chosen(), 0, link);
  });
  addEventListener('popstate', follow);
  if (location.hash) setTimeout(follow, directOpening);
}

/** The row of the file that the address names. */
function rowNamed(section: HTMLElement): HTMLElement | undefined {
  const rows = [...section.querySelectorAll<HTMLElement>('[data-file]')];
  return rows.find(({ id }) => `#${id}` === location.hash);
}
