import { ratioOf, type VideoOptions } from './options.ts';

/** The place a video plays in, and whether it is a background there. */
export interface VideoPlace {
  box: HTMLElement;
  background: boolean;
  remove(): void;
}

/** Of the height, beyond each edge together: there the provider shows things that a background has no use for. */
const overscan = 0.3;

/**
 * Makes the place: within the figure, behind the whole page, or behind what the selector names. Undefined
 * where there is none: a second video behind the page, or a selector that names nothing.
 */
export function makePlace(figure: HTMLElement, options: VideoOptions): VideoPlace | undefined {
  if (options.containment === 'self') {
    const box = figure.querySelector<HTMLElement>('[data-video-box]');
    return box ? { box, background: false, remove: () => undefined } : undefined;
  }
  const holder = options.containment === 'body' ? document.body : elementOf(options.containment);
  if (!holder || holder.querySelector(':scope > [data-video-background]')) return undefined;
  return behind(holder, options);
}

function elementOf(selector: string): HTMLElement | null {
  try {
    return document.querySelector<HTMLElement>(selector);
  } catch {
    return null;
  }
}

function behind(holder: HTMLElement, { containment, ratio }: VideoOptions): VideoPlace {
  const box = document.createElement('div');
  box.dataset.videoBackground = containment;
  box.setAttribute('aria-hidden', 'true');
  box.style.setProperty('--video-ratio', String(ratioOf(ratio)));
  box.style.setProperty('--video-overscan', String(1 + overscan));
  const { isolation, position } = holder.style;
  if (holder !== document.body) {
    // The video lies behind this element's content and before its ground.
    holder.style.isolation = 'isolate';
    if (getComputedStyle(holder).position === 'static') holder.style.position = 'relative';
  }
  holder.prepend(box);
  return {
    box,
    background: true,
    remove() {
      box.remove();
      Object.assign(holder.style, { isolation, position });
    },
  };
}
