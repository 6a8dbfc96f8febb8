import { createRef, StrictMode } from 'react';
import { createRoot } from 'react-dom/client';
import {
  type ControllerRef,
  createModule,
  type FullscreenRef,
  Lightbox,
  type Plugin,
  type Render,
  type ZoomRef,
} from 'yet-another-react-lightbox';
import Fullscreen from 'yet-another-react-lightbox/plugins/fullscreen';
import Zoom from 'yet-another-react-lightbox/plugins/zoom';
import { DialogRoot } from './DialogRoot.tsx';
import { dragRules } from './drag.ts';
import { duration } from './flight.ts';
import { Glyph } from './icons.tsx';
import styles from './lightbox.module.css';
import { type LightboxSetting, SettingProvider } from './lightbox-context.ts';
import controlStyles from './lightbox-controls.module.css';
import type { LightboxMessages } from './messages.ts';
import { SlideshowButton, Surroundings, ThumbnailsButton, ZoomButton } from './Parts.tsx';
import { Stage } from './Stage.tsx';
import type { NamedSlide } from './slides.ts';

/** What a lightbox shows, in order. */
export interface LightboxContents {
  slides: readonly NamedSlide[];
  text: LightboxMessages;
  /** What stands on the page for a slide: its picture flies from there, and the focus goes back to it. */
  opener: HTMLElement | undefined;
  small?: (index: number) => HTMLImageElement | null | undefined;
  /** Pictures, which can run by themselves and be chosen from small ones. */
  pictures: boolean;
  /** Shows what is no picture. */
  render?: Pick<Render, 'slide' | 'iconError'>;
}

export interface Hooks {
  index: number;
  onView: (index: number) => void;
  /** It begins to close by the visitor's own hand, not by going back. */
  onClosing: () => void;
  onClosed: () => void;
}

export interface OpenLightbox {
  /** The address has changed: it names the slide with this index, or none of them (-1). */
  follow(index: number): void;
}

const ours: Plugin = ({ addChild, addModule, replace }) => {
  replace('portal', createModule('portal', DialogRoot));
  addChild('controller', createModule('surroundings', Surroundings));
  addModule(createModule('stage', Stage));
};

/** Opens slides in a modal dialog, which is gone with everything it listened to when it closes. */
export function openLightbox(contents: LightboxContents, hooks: Hooks): OpenLightbox {
  const { opener, slides } = contents;
  const heading = opener?.closest('section')?.querySelector<HTMLElement>('h1, h2, h3');
  const controller = createRef<ControllerRef>();
  const setting = settingOf(contents);
  const { dialog } = setting;
  const react = createRoot(dialog);
  let byHistory = false;
  const shownAt = () => controller.current?.getLightboxState().currentIndex;
  const closed = () => {
    react.unmount();
    dialog.close();
    dialog.remove();
    document.body.style.removeProperty('--scrollbar');
    focusAgain(opener, heading);
    hooks.onClosed();
  };
  const draw = () =>
    react.render(
      <StrictMode>
        <SettingProvider value={setting}>
          <Lightbox
            {...appearance(contents)}
            open
            index={shownAt() ?? hooks.index}
            slides={[...slides]}
            plugins={[ours, Fullscreen, Zoom]}
            close={closed}
            noScroll={{ disabled: true }}
            controller={{ ref: controller, ...controls }}
            fullscreen={{ ref: setting.fullscreen }}
            zoom={{ ref: setting.zoom, doubleTapDelay: 0, doubleClickDelay: 0 }}
            on={{
              view: (shown) => hooks.onView(shown.index),
              exiting: () => byHistory || hooks.onClosing(),
            }}
          />
        </SettingProvider>
      </StrictMode>,
    );
  const scrollbar = innerWidth - document.documentElement.clientWidth;
  document.body.style.setProperty('--scrollbar', `${scrollbar}px`);
  document.body.append(dialog);
  dialog.showModal();
  // The zoom needs the size of a picture, which of some is known only once they have come.
  dialog.addEventListener('load', ({ target }) => measured(target, slides) && draw(), true);
  draw();
  return {
    follow: (wanted) => {
      if (wanted === -1) {
        byHistory = true;
        controller.current?.close();
        return;
      }
      const count = wanted - (shownAt() ?? wanted);
      if (count > 0) controller.current?.next({ count });
      if (count < 0) controller.current?.prev({ count: -count });
    },
  };
}

/** @returns whether this told a slide its size. */
function measured(target: EventTarget | null, slides: readonly NamedSlide[]): boolean {
  if (!(target instanceof HTMLImageElement)) return false;
  const slide = slides.find(
    (one) =>
      one.type !== 'file' && !one.width && new URL(one.src, location.href).href === target.src,
  );
  if (!slide) return false;
  Object.assign(slide, { width: target.naturalWidth, height: target.naturalHeight });
  return true;
}

/** The library's own gestures are off: the behaviour sheet has other thresholds. */
const controls = {
  closeOnEscape: false,
  disableSwipeNavigation: true,
  preventDefaultWheelY: true,
} as const;

function settingOf({ opener, pictures, small, text }: LightboxContents): LightboxSetting {
  const dialog = document.createElement('dialog');
  dialog.className = `${styles.lightbox} ${controlStyles.controls}`;
  dialog.dataset.tone = 'graphite';
  dialog.toggleAttribute('data-files', !pictures);
  return {
    dialog,
    small: small ?? (() => undefined),
    text,
    pictures,
    byKeyboard: opener?.matches(':focus-visible') ?? false,
    zoom: createRef<ZoomRef>(),
    fullscreen: createRef<FullscreenRef>(),
  };
}

function appearance({ pictures, render, slides, text }: LightboxContents) {
  const several = [<SlideshowButton key="play" />, <ThumbnailsButton key="thumbnails" />];
  return {
    animation: { fade: duration, swipe: dragRules.change, navigation: 0, zoom: duration },
    carousel: { finite: true, preload: 1, spacing: 50, padding: 0 },
    labels: text.library,
    toolbar: {
      buttons: [
        'zoom' as const,
        ...(pictures && slides.length > 1 ? several : []),
        'fullscreen' as const,
        'close' as const,
      ],
    },
    render: {
      buttonZoom: ZoomButton,
      iconPrev: () => <Glyph name="previous" />,
      iconNext: () => <Glyph name="next" />,
      iconClose: () => <Glyph name="close" />,
      iconEnterFullscreen: () => <Glyph name="fullscreen" />,
      iconExitFullscreen: () => <Glyph name="window" />,
      iconLoading: () => <p data-part="loading">{text.loading}</p>,
      iconError: () => (
        <p data-part="error" role="alert">
          {text.cannotLoad}
        </p>
      ),
      ...(slides.length > 1 ? {} : { buttonPrev: () => null, buttonNext: () => null }),
      ...render,
    },
  };
}

/** Back to the link; where it has gone meanwhile, to the heading above it. */
function focusAgain(link: HTMLElement | undefined, heading: HTMLElement | null | undefined): void {
  if (link?.isConnected) {
    link.focus({ preventScroll: true });
    return;
  }
  heading?.setAttribute('tabindex', '-1');
  heading?.focus();
}
