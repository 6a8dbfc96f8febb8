import { parseRatio, type VideoOptions } from './options.ts';

/** The container of the iframe, and whether the video is a background. */
export interface VideoContainer {
  box: HTMLElement;
  isBackground: boolean;
  remove(): void;
}

/** Fraction of the height that lies outside the container, to hide overlays of the provider in backgrounds. */
const overscan = 0.3;

/**
 * Returns the container: in the figure, behind the whole page, or behind the element of the selector. Undefined
 * if there is already a background video, or no element matches the selector.
 */
export function createContainer(
  figure: HTMLElement,
  options: VideoOptions,
): VideoContainer | undefined {
  if (options.containment === 'self') {
    const box = figure.querySelector<HTMLElement>('[data-video-box]');
    return box ? { box, isBackground: false, remove: () => undefined } : undefined;
  }
  const host = options.containment === 'body' ? document.body : queryElement(options.containment);
  if (!host || host.querySelector(':scope > [data-video-background]')) return undefined;
  return createBackground(host, options);
}

function queryElement(selector: string): HTMLElement | null {
  try {
    return document.querySelector<HTMLElement>(selector);
  } catch {
    return null;
  }
}

function createBackground(host: HTMLElement, { containment, ratio }: VideoOptions): VideoContainer {
  const box = document.createElement('div');
  box.dataset.videoBackground = containment;
  box.setAttribute('aria-hidden', 'true');
  box.style.setProperty('--video-ratio', String(parseRatio(ratio)));
  box.style.setProperty('--video-overscan', String(1 + overscan));
  const { isolation, position } = host.style;
  if (host !== document.body) {
    // Stacks the video between the element's background and its content.
    host.style.isolation = 'isolate';
    if (getComputedStyle(host).position === 'static') host.style.position = 'relative';
  }
  host.prepend(box);
  return {
    box,
    isBackground: true,
    remove() {
      box.remove();
      Object.assign(host.style, { isolation, position });
    },
  };
}
