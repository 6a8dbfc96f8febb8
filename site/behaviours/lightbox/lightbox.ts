import { isPlain } from '../../components/plain-press.ts';
import { boundToAddress, type ShownGroup } from './address-bound.ts';

type Link = HTMLAnchorElement;

/**
 * Opens the pictures that links show in full in a dialog instead. The dialog and React are loaded with the first
 * one. The address names the picture by the id of its link. Without scripts all of them are plain links.
 */
export function lightbox(root: Document): void {
  const links = [...root.querySelectorAll<Link>('a[data-lightbox]')];
  if (links.length === 0) return;
  const groupOf = (link: Link): ShownGroup<Link> => {
    const items = links.filter(({ dataset }) => dataset.lightbox === link.dataset.lightbox);
    return { items, index: items.indexOf(link), link };
  };
  const show = boundToAddress(
    async () => (await import('./pictures.ts')).openPictures,
    () => {
      const named = links.find(({ id }) => `#${id}` === location.hash);
      return named && groupOf(named);
    },
  );
  root.addEventListener('click', (event) => {
    const link = event.target instanceof Element && event.target.closest<Link>('a[data-lightbox]');
    if (!link || !isPlain(event)) return;
    event.preventDefault();
    show(groupOf(link));
  });
}
