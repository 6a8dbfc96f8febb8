import { createRef, useEffectEvent, useLayoutEffect } from 'react';
import { createRoot } from 'react-dom/client';
import {
  type ControllerRef,
  type FullscreenRef,
  Lightbox,
  type Render,
  type Slide,
  type ThumbnailsRef,
  useController,
  useLightboxState,
  type ZoomRef,
} from 'yet-another-react-lightbox';
import Fullscreen from 'yet-another-react-lightbox/plugins/fullscreen';
import Slideshow from 'yet-another-react-lightbox/plugins/slideshow';
import Thumbnails from 'yet-another-react-lightbox/plugins/thumbnails';
import Zoom from 'yet-another-react-lightbox/plugins/zoom';
import 'yet-another-react-lightbox/styles.css';
import 'yet-another-react-lightbox/plugins/thumbnails.css';
import { Icon, type IconName } from '../../components/Icon.tsx';
import { goTo, hands, still, times } from './hands.ts';
import styles from './lightbox.module.css';
import type { LightboxMessages } from './messages.ts';
import { ShowButton } from './ShowButton.tsx';

declare module 'yet-another-react-lightbox' {
  interface GenericSlide {
    alt?: string;
    /** A text, never markup. */
    caption?: string;
    /** Where it is saved from. */
    saved?: { href: string; label: string };
  }
}

/** What a lightbox shows, in order. */
export interface LightboxContents {
  slides: readonly Slide[];
  text: LightboxMessages;
  /** What stands on the page for it: the focus goes back there. */
  opener: HTMLElement | undefined;
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

/** Opens slides in a modal dialog, which is gone with everything it listened to when it closes. */
export function openLightbox(
  { opener, pictures, render, slides, text }: LightboxContents,
  hooks: Hooks,
): OpenLightbox {
  const heading = opener?.closest('section')?.querySelector<HTMLElement>('h1, h2, h3');
  const controller = createRef<ControllerRef>();
  const fullscreen = createRef<FullscreenRef>();
  const thumbnails = createRef<ThumbnailsRef>();
  const zoom = createRef<ZoomRef>();
  const dialog = document.createElement('dialog');
  dialog.className = styles.lightbox ?? '';
  dialog.dataset.tone = 'graphite';
  dialog.toggleAttribute('data-files', !pictures);
  const root = createRoot(dialog);
  const several = pictures && slides.length > 1;

  let leaving = false;
  const leave = () => {
    if (!leaving) hooks.onClosing();
    leaving = true;
  };
  const view = (index: number) => {
    dialog.ariaLabel = text.named(index + 1, slides.length, slides[index]?.alt ?? '');
    hooks.onView(index);
    toChosen('auto');
  };
  const toChosen = (behavior: ScrollBehavior) =>
    dialog
      .querySelector('.yarl__thumbnails_thumbnail_active')
      ?.scrollIntoView({ block: 'nearest', inline: 'nearest', behavior });
  const strip = (now: ThumbnailsRef | null) => {
    thumbnails.current = now;
    if (now?.visible) toChosen('instant');
  };
  dialog.addEventListener('cancel', (event) => {
    event.preventDefault();
    if (document.fullscreenElement) void document.exitFullscreen();
    else controller.current?.close();
  });
  // A browser may also close a dialog that has refused to once.
  dialog.addEventListener('close', () => {
    leave();
    root.unmount();
    dialog.remove();
    document.body.style.removeProperty('--scrollbar');
    if (!opener?.isConnected) heading?.setAttribute('tabindex', '-1');
    (opener?.isConnected ? opener : heading)?.focus({ preventScroll: true });
    hooks.onClosed();
  });
  hands(dialog, { controller, fullscreen, thumbnails, zoom }, pictures, opener);

  const scrollbar = innerWidth - document.documentElement.clientWidth;
  document.body.style.setProperty('--scrollbar', `${scrollbar}px`);
  document.body.append(dialog);
  dialog.showModal();
  root.render(
    <Lightbox
      open
      index={hooks.index}
      slides={slides}
      plugins={[Fullscreen, ...(several ? [Thumbnails, Slideshow] : []), Zoom]}
      close={() => dialog.close()}
      portal={{ root: dialog, container: unnamed }}
      noScroll={{ disabled: true }}
      animation={{ fade: times.fade, swipe: times.swipe, navigation: 0, zoom: times.fade }}
      // The strip shows what is preloaded: all of them, of which the carousel draws the neighbours alone.
      carousel={{ finite: true, preload: slides.length, spacing: 50, padding: 0 }}
      controller={{ ref: controller, closeOnEscape: false, disableSwipeNavigation: true }}
      fullscreen={{ ref: fullscreen }}
      slideshow={{ delay: times.slideshow }}
      thumbnails={{
        ref: strip,
        position: 'end',
        hidden: true,
        showToggle: true,
        imageFit: 'cover',
        vignette: false,
      }}
      zoom={{ ref: zoom, doubleTapDelay: 0, doubleClickDelay: 0 }}
      labels={text.library}
      on={{ view: ({ index }) => view(index), exiting: leave }}
      render={{
        iconPrev: icon('chevron-left'),
        iconNext: icon('chevron-right'),
        iconClose: icon('x'),
        iconZoomIn: icon('plus'),
        iconZoomOut: icon('minus'),
        iconThumbnailsVisible: icon('tiles'),
        iconThumbnailsHidden: icon('tiles'),
        iconEnterFullscreen: icon('enlarge'),
        iconExitFullscreen: icon('shrink'),
        ...(slides.length > 1 ? {} : { buttonPrev: () => null, buttonNext: () => null }),
        buttonSlideshow: (show) => <ShowButton {...show} />,
        controls: () => <Surroundings />,
        iconLoading: () => <p data-part="loading">{text.loading}</p>,
        iconError: () => (
          <p data-part="error" role="alert">
            {text.cannotLoad}
          </p>
        ),
        ...render,
        slide: (props) => (Math.abs(props.offset) > 1 ? [] : render?.slide?.(props)),
      }}
    />,
  );
  return {
    follow: (wanted) => {
      if (wanted !== -1) return goTo(controller, wanted);
      leaving = true;
      controller.current?.close();
    },
  };
}

/** The dialog around it has the role and the name. */
const unnamed = { role: 'none', 'aria-modal': undefined, 'aria-label': undefined };

const icon = (name: IconName) => () => <Icon name={name} />;

/** What stands around the slides: number, caption, the way to save it. A picture fades in, unless a hand has drawn it in. */
export function Surroundings() {
  const { animation, currentIndex, currentSlide, slides } = useLightboxState();
  const { containerRef } = useController();
  const fade = useEffectEvent((_index: number) => {
    const slide = containerRef.current?.querySelector('.yarl__slide_current');
    if (!animation?.duration && !still()) slide?.animate({ opacity: [0, 1] }, times.fade);
  });
  useLayoutEffect(() => fade(currentIndex), [currentIndex]);
  return (
    <>
      {slides.length > 1 ? (
        <p data-part="counter" aria-hidden="true">{`${currentIndex + 1} / ${slides.length}`}</p>
      ) : null}
      <p data-part="caption" aria-live="polite">
        {currentSlide?.caption}
      </p>
      {currentSlide?.saved ? (
        <a data-part="saved" href={currentSlide.saved.href}>
          {currentSlide.saved.label}
        </a>
      ) : null}
    </>
  );
}
