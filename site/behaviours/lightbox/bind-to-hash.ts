import type { LightboxCallbacks, LightboxHandle } from './open-lightbox.tsx';

/** Milliseconds from page load until the item named by the hash opens (behaviour sheet 1). */
const initialOpenDelay = 50;

/** The items of a lightbox, and the index to start with. */
export interface SlideGroup<Item extends { id: string }> {
  items: readonly Item[];
  index: number;
  /** Marked `aria-busy` while the dialog loads; its address is opened if that fails. */
  link: HTMLAnchorElement;
  /** Gets the focus afterwards; `link` by default. */
  opener?: HTMLElement | undefined;
}

/** Opens the dialog; its module is imported on the first click. */
type OpenGroup<Item extends { id: string }> = (
  group: SlideGroup<Item>,
  hooks: LightboxCallbacks,
) => LightboxHandle;

/**
 * Binds a dialog to the URL's hash, which is the id of the item shown: going back closes the dialog, and a page loaded with such a hash opens it.
 * @param groupFromHash returns the group that the hash names while the dialog is closed.
 * @returns a function that opens the dialog; it does nothing while the dialog is open or loading.
 */
export function bindToHash<Item extends { id: string }>(
  load: () => Promise<OpenGroup<Item>>,
  groupFromHash: () => SlideGroup<Item> | undefined,
): (group: SlideGroup<Item>) => void {
  let handle: LightboxHandle | undefined;
  let items: readonly Item[] = [];
  let isOpen = false;
  const indexFromHash = () => items.findIndex(({ id }) => `#${id}` === location.hash);

  const openGroup = async (group: SlideGroup<Item>, addsHistoryEntry: boolean) => {
    if (isOpen) return;
    isOpen = true;
    const { index, link } = group;
    items = group.items;
    const hashOf = (at: number) => `#${items[at]?.id}`;
    link.ariaBusy = 'true';
    try {
      const open = await load();
      if (addsHistoryEntry) history.pushState({ lightbox: true }, '', hashOf(index));
      handle = open(group, {
        index,
        onView: (now) => history.replaceState(history.state, '', hashOf(now)),
        onClosing: () => restoreHistory(indexFromHash() !== -1),
        onClosed: () => {
          handle = undefined;
          isOpen = false;
        },
      });
    } catch {
      location.assign(link.href);
    }
    link.ariaBusy = null;
  };
  const syncWithHash = () => {
    if (handle) return handle.showSlide(indexFromHash());
    const group = groupFromHash();
    if (group) void openGroup(group, false);
  };
  addEventListener('popstate', syncWithHash);
  if (location.hash) setTimeout(syncWithHash, initialOpenDelay);
  return (group) => void openGroup(group, true);
}

/** Leaves a history entry added by the dialog by going back; removes the hash from an entry the visitor arrived with. */
function restoreHistory(hasItemHash: boolean): void {
  if (!hasItemHash) return;
  const state = history.state as { lightbox?: boolean } | null;
  if (state?.lightbox) history.back();
  else history.replaceState(state, '', location.pathname + location.search);
}
