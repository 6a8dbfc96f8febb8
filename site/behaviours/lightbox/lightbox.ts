import { isPlainClick } from '../../components/plain-click.ts';
import { bindToHash, type SlideGroup } from './bind-to-hash.ts';

type Link = HTMLAnchorElement;

/**
 * Opens the targets of links with `data-lightbox` in a dialog. Dialog and React are imported on the first click. The hash names the image by the id
 * of its link. Without scripts all of them are plain links.
 */
export function lightbox(root: Document): void {
  const links = [...root.querySelectorAll<Link>('a[data-lightbox]')];
  if (links.length === 0) return;
  const groupOf = (link: Link): SlideGroup<Link> => {
    const items = links.filter(({ dataset }) => dataset.lightbox === link.dataset.lightbox);
    return { items, index: items.indexOf(link), link };
  };
  const show = bindToHash(
    async () => (await import('./images.ts')).openImages,
    () => {
      const named = links.find(({ id }) => `#${id}` === location.hash);
      return named && groupOf(named);
    },
  );
  root.addEventListener('click', (event) => {
    const link = event.target instanceof Element && event.target.closest<Link>('a[data-lightbox]');
    if (!link || !isPlainClick(event)) return;
    event.preventDefault();
    show(groupOf(link));
  });
}
