import { isPlainClick } from '../components/plain-click.ts';
import { focusWithoutScroll, smoothScroll } from './smooth-scroll.ts';

/** Milliseconds (specification section 9). */
const duration = 500;

/** Scrolls smoothly to the target of links with the class `goToSection`. */
export function goToSection(root: Document): void {
  root.addEventListener('click', (event) => {
    const link = linkOf(event);
    const target = link && targetOf(link);
    if (!link || !target) return;
    event.preventDefault();
    if (link.hash !== location.hash) history.pushState(null, '', link.hash);
    void scrollToTarget(target);
  });
}

function linkOf(event: MouseEvent): HTMLAnchorElement | undefined {
  const { target } = event;
  const link = target instanceof Element && target.closest<HTMLAnchorElement>('a.goToSection');
  if (!link || !isPlainClick(event) || (link.target && link.target !== '_self')) return undefined;
  return link;
}

/** Returns the target of a link within this page; undefined for other pages and unknown ids. */
function targetOf(link: HTMLAnchorElement): HTMLElement | undefined {
  const isSamePage = link.pathname === location.pathname && link.search === location.search;
  if (!isSamePage || link.origin !== location.origin || link.hash.length < 2) return undefined;
  return document.getElementById(decodeHash(link.hash.slice(1))) ?? undefined;
}

function decodeHash(hash: string): string {
  try {
    return decodeURIComponent(hash);
  } catch {
    return hash;
  }
}

async function scrollToTarget(target: HTMLElement): Promise<void> {
  const scrollPadding = () =>
    Number.parseFloat(getComputedStyle(document.documentElement).scrollPaddingTop);
  const isComplete = await smoothScroll(
    () => scrollY + target.getBoundingClientRect().top - (scrollPadding() || 0),
    duration,
  );
  if (isComplete) focusWithoutScroll(target);
}
