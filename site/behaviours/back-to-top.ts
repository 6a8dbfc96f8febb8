import { isPlainClick } from '../components/plain-click.ts';
import { focusWithoutScroll, smoothScroll } from './smooth-scroll.ts';

/** Milliseconds (specification section 9). */
const duration = 300;

/** Shows the link to the top once the page is scrolled by more than 300 px. */
export function backToTop(root: Document): void {
  const link = root.querySelector<HTMLElement>('[data-to-top]');
  const sentinel = root.querySelector('[data-top-sentinel]');
  if (!link || !sentinel) return;
  // Intersects while any part of the first 300 px is visible, including their last edge.
  new IntersectionObserver((entries) => {
    // A busy browser delivers several entries at once: the last one counts.
    link.toggleAttribute('data-shown', !entries.at(-1)?.isIntersecting);
  }).observe(sentinel);
  link.addEventListener('click', (event) => {
    if (!isPlainClick(event)) return;
    event.preventDefault();
    void smoothScroll(() => 0, duration).then((isComplete) => {
      if (isComplete) focusWithoutScroll(root.body);
    });
  });
}
