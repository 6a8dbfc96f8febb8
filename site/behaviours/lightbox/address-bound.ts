import type { Hooks, OpenLightbox } from './open.tsx';

/** How long after the page is there what its address names opens, in milliseconds (behaviour sheet 1). */
const directOpening = 50;

/** What is looked through, and where it begins. */
export interface ShownGroup<Item extends { id: string }> {
  items: readonly Item[];
  index: number;
  /** Waits for the dialog, and leads somewhere else where it does not come. */
  link: HTMLAnchorElement;
  /** Has the focus afterwards: the link unless it says otherwise. */
  opener?: HTMLElement | undefined;
}

/** Opens the dialog, which is loaded with the first press. */
type Open<Item extends { id: string }> = (group: ShownGroup<Item>, hooks: Hooks) => OpenLightbox;

/**
 * A dialog whose address names what it shows, by an id: going back closes it, and a page loaded with such an address opens it.
 * @param named what the address asks for while nothing is shown.
 * @returns opens it for a press; nothing while it is open or on its way.
 */
export function boundToAddress<Item extends { id: string }>(
  load: () => Promise<Open<Item>>,
  named: () => ShownGroup<Item> | undefined,
): (group: ShownGroup<Item>) => void {
  let shown: OpenLightbox | undefined;
  let items: readonly Item[] = [];
  let busy = false;
  const place = () => items.findIndex(({ id }) => `#${id}` === location.hash);

  const show = async (group: ShownGroup<Item>, pressed: boolean) => {
    if (busy) return;
    busy = true;
    const { index, link } = group;
    items = group.items;
    const address = (at: number) => `#${items[at]?.id}`;
    link.ariaBusy = 'true';
    try {
      const open = await load();
      if (pressed) history.pushState({ lightbox: true }, '', address(index));
      shown = open(group, {
        index,
        onView: (now) => history.replaceState(history.state, '', address(now)),
        onClosing: () => leave(place() !== -1),
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
    if (shown) return shown.follow(place());
    const group = named();
    if (group) void show(group, false);
  };
  addEventListener('popstate', follow);
  if (location.hash) setTimeout(follow, directOpening);
  return (group) => void show(group, true);
}

/** The entry the dialog made is left by going back; one that the visitor came with only loses what it names. */
function leave(namesItem: boolean): void {
  if (!namesItem) return;
  const state = history.state as { lightbox?: boolean } | null;
  if (state?.lightbox) history.back();
  else history.replaceState(state, '', location.pathname + location.search);
}
