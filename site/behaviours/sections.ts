import { isPlain } from '../components/plain-press.ts';
import { glide } from './glide.ts';

/** Specification section 9, milliseconds. */
const sectionDuration = 500;
const topDuration = 300;

/** Links with the class `goToSection` glide to the part of this page that their address names. */
export function sections(root: Document): void {
  root.addEventListener('click', (event) => {
    const link = linkOf(event);
    const target = link && targetOf(link);
    if (!link || !target) return;
    event.preventDefault();
    if (link.hash !== location.hash) history.pushState(null, '', link.hash);
    void goTo(target);
  });
}

/** The link that leads to the top of the page is seen once the page is scrolled by more than 300 px. */
export function backToTop(root: Document): void {
  const link = root.querySelector<HTMLElement>('[data-to-top]');
  const stretch = root.querySelector('[data-top-stretch]');
  if (!link || !stretch) return;
  // Seen while a part of the first 300 px is, its last edge included.
  new IntersectionObserver((entries) => {
    // A busy browser tells of several moments at once: the last one holds.
    link.toggleAttribute('data-shown', !entries.at(-1)?.isIntersecting);
  }).observe(stretch);
  link.addEventListener('click', (event) => {
    if (!isPlain(event)) return;
    event.preventDefault();
    void glide(() => 0, topDuration).then((arrived) => {
      if (arrived) focusWithoutScroll(root.body);
    });
  });
}

function linkOf(event: MouseEvent): HTMLAnchorElement | undefined {
  const { target } = event;
  const link = target instanceof Element && target.closest<HTMLAnchorElement>('a.goToSection');
  if (!link || !isPlain(event) || (link.target && link.target !== '_self')) return undefined;
  return link;
}

/** The element a link of this page leads to; undefined for other pages and for names that are not there. */
function targetOf(link: HTMLAnchorElement): HTMLElement | undefined {
  const here = link.pathname === location.pathname && link.search === location.search;
  if (!here || link.origin !== location.origin || link.hash.length < 2) return undefined;
  return document.getElementById(decoded(link.hash.slice(1))) ?? undefined;
}

function decoded(hash: string): string {
  try {
    return decodeURIComponent(hash);
  } catch {
    return hash;
  }
}

async function goTo(target: HTMLElement): Promise<void> {
  const room = () => Number.parseFloat(getComputedStyle(document.documentElement).scrollPaddingTop);
  const arrived = await glide(
    () => scrollY + target.getBoundingClientRect().top - (room() || 0),
    sectionDuration,
  );
  if (arrived) focusWithoutScroll(target);
}

/** The next Tab goes on from there. */
function focusWithoutScroll(element: HTMLElement): void {
  if (!element.matches('a[href], button, input, [tabindex]')) element.tabIndex = -1;
  element.focus({ preventScroll: true });
}
