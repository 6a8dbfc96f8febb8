import { isForBrowser, leaveAddress } from './lightbox-address.ts';
import type { OpenPictures } from './pictures.ts';

/** How long after the page is there a picture named in the address opens, in milliseconds (behaviour sheet 1). */
const directOpening = 50;

type Link = HTMLAnchorElement;

/**
 * Opens the pictures that links show in full in a dialog instead. The dialog and React come with the first
 * picture asked for. While it is open the address names the picture by the id of its link: going back closes
 * it, and a page loaded with such an address opens it. Without scripts all of them are plain links.
 */
export function lightbox(root: Document): void {
  const links = [...root.querySelectorAll<Link>('a[data-lightbox]')];
  if (links.length === 0) return;
  let shown: OpenPictures | undefined;
  let busy = false;

  const show = async (link: Link, own: boolean) => {
    busy = true;
    link.ariaBusy = 'true';
    const group = links.filter(({ dataset }) => dataset.lightbox === link.dataset.lightbox);
    try {
      const { openPictures } = await import('./pictures.ts');
      if (own) history.pushState({ lightbox: true }, '', `#${link.id}`);
      shown = openPictures(group, {
        index: group.indexOf(link),
        onView: (index) => history.replaceState(history.state, '', `#${group[index]?.id}`),
        onClosing: () => leaveAddress(named(links) !== undefined),
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
    const link = named(links);
    if (shown) shown.follow(link);
    else if (link && !busy) void show(link, false);
  };

  root.addEventListener('click', (event) => {
    const link = event.target instanceof Element && event.target.closest<Link>('a[data-lightbox]');
    if (!link || event.defaultPrevented || isForBrowser(event)) return;
    event.preventDefault();
    if (!busy) void show(link, true);
  });
  addEventListener('popstate', follow);
  if (location.hash) setTimeout(follow, directOpening);
}

function named(links: Link[]): Link | undefined {
  return links.find(({ id }) => `#${id}` === location.hash);
}
