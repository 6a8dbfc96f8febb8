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
import { ButtonLink } from '../../components/Button.tsx';
import { Icon, type IconName } from '../../components/Icon.tsx';
import { attachGestures, durations, goToSlide, prefersReducedMotion } from './gestures.ts';
import styles from './lightbox.module.css';
import type { LightboxMessages } from './messages.ts';
import { SlideshowButton } from './SlideshowButton.tsx';

declare module 'yet-another-react-lightbox' {
  interface GenericSlide {
    alt?: string;
    /** Plain text, never markup. */
    caption?: string;
    download?: { href: string; label: string };
  }
}

/** What a lightbox shows, in order. */
export interface LightboxContents {
  slides: readonly Slide[];
  messages: LightboxMessages;
  /** The element on the page that gets the focus back. */
  opener: HTMLElement | undefined;
  /** Images, which have a slideshow and thumbnails. */
  isImageGallery: boolean;
  /** Renders slides other than images. */
  render?: Pick<Render, 'slide' | 'iconError'>;
}

export interface LightboxCallbacks {
  index: number;
  onView: (index: number) => void;
  /** Called when the visitor starts to close it, not when going back does. */
  onClosing: () => void;
  onClosed: () => void;
}

export interface LightboxHandle {
  /** Shows the slide with this index after a change of the hash; closes for -1. */
  showSlide(index: number): void;
}

/** Opens slides in a modal dialog, which is removed with all its listeners when it closes. */
export function openLightbox(
  { opener, isImageGallery, render, slides, messages }: LightboxContents,
  callbacks: LightboxCallbacks,
): LightboxHandle {
  const heading = opener?.closest('section')?.querySelector<HTMLElement>('h1, h2, h3');
  const controller = createRef<ControllerRef>();
  const fullscreen = createRef<FullscreenRef>();
  const thumbnails = createRef<ThumbnailsRef>();
  const zoom = createRef<ZoomRef>();
  const dialog = document.createElement('dialog');
  dialog.className = styles.lightbox ?? '';
  dialog.dataset.tone = 'graphite';
  dialog.toggleAttribute('data-files', !isImageGallery);
  const root = createRoot(dialog);
  const hasThumbnails = isImageGallery && slides.length > 1;

  let isClosing = false;
  const notifyClosing = () => {
    if (!isClosing) callbacks.onClosing();
    isClosing = true;
  };
  const handleView = (index: number) => {
    dialog.ariaLabel = messages.dialogLabel(index + 1, slides.length, slides[index]?.alt ?? '');
    callbacks.onView(index);
    scrollToActiveThumbnail('auto');
  };
  const scrollToActiveThumbnail = (behavior: ScrollBehavior) =>
    dialog
      .querySelector('.yarl__thumbnails_thumbnail_active')
      ?.scrollIntoView({ block: 'nearest', inline: 'nearest', behavior });
  const setThumbnailsRef = (now: ThumbnailsRef | null) => {
    thumbnails.current = now;
    if (now?.visible) scrollToActiveThumbnail('instant');
  };
  dialog.addEventListener('cancel', (event) => {
    event.preventDefault();
    if (document.fullscreenElement) void document.exitFullscreen();
    else controller.current?.close();
  });
  // A browser may close a dialog in spite of a prevented `cancel`.
  dialog.addEventListener('close', () => {
    notifyClosing();
    root.unmount();
    dialog.remove();
    document.body.style.removeProperty('--scrollbar');
    if (!opener?.isConnected) heading?.setAttribute('tabindex', '-1');
    (opener?.isConnected ? opener : heading)?.focus({ preventScroll: true });
    callbacks.onClosed();
  });
  attachGestures(dialog, { controller, fullscreen, thumbnails, zoom }, isImageGallery, opener);

  const scrollbar = innerWidth - document.documentElement.clientWidth;
  document.body.style.setProperty('--scrollbar', `${scrollbar}px`);
  document.body.append(dialog);
  dialog.showModal();
  root.render(
    <Lightbox
      open
      index={callbacks.index}
      slides={slides}
      plugins={[Fullscreen, ...(hasThumbnails ? [Thumbnails, Slideshow] : []), Zoom]}
      close={() => dialog.close()}
      portal={{ root: dialog, container: containerAttributes }}
      noScroll={{ disabled: true }}
      animation={{
        fade: durations.fade,
        swipe: durations.swipe,
        navigation: 0,
        zoom: durations.fade,
      }}
      // The thumbnails show what is preloaded, hence all slides; the carousel renders the neighbours only.
      carousel={{ finite: true, preload: slides.length, spacing: 50, padding: 0 }}
      controller={{ ref: controller, closeOnEscape: false, disableSwipeNavigation: true }}
      fullscreen={{ ref: fullscreen }}
      slideshow={{ delay: durations.slideshow }}
      thumbnails={{
        ref: setThumbnailsRef,
        position: 'end',
        hidden: true,
        showToggle: true,
        imageFit: 'cover',
        vignette: false,
      }}
      zoom={{ ref: zoom, doubleTapDelay: 0, doubleClickDelay: 0 }}
      labels={messages.labels}
      on={{ view: ({ index }) => handleView(index), exiting: notifyClosing }}
      render={{
        iconPrev: renderIcon('chevron-left'),
        iconNext: renderIcon('chevron-right'),
        iconClose: renderIcon('x'),
        iconZoomIn: renderIcon('plus'),
        iconZoomOut: renderIcon('minus'),
        iconThumbnailsVisible: renderIcon('tiles'),
        iconThumbnailsHidden: renderIcon('tiles'),
        iconEnterFullscreen: renderIcon('enlarge'),
        iconExitFullscreen: renderIcon('shrink'),
        ...(slides.length > 1 ? {} : { buttonPrev: () => null, buttonNext: () => null }),
        buttonSlideshow: (show) => <SlideshowButton {...show} />,
        controls: () => <SlideOverlay />,
        iconLoading: () => <p data-part="loading">{messages.loading}</p>,
        iconError: () => (
          <p data-part="error" role="alert">
            {messages.cannotLoad}
          </p>
        ),
        ...render,
        slide: (props) => (Math.abs(props.offset) > 1 ? [] : render?.slide?.(props)),
      }}
    />,
  );
  return {
    showSlide: (index) => {
      if (index !== -1) return goToSlide(controller, index);
      isClosing = true;
      controller.current?.close();
    },
  };
}

/** Role and label are those of the dialog around it. */
const containerAttributes = { role: 'none', 'aria-modal': undefined, 'aria-label': undefined };

const renderIcon = (name: IconName) => () => <Icon name={name} />;

/** Counter, caption and download link around the slides. An image fades in, unless it was dragged in. */
export function SlideOverlay() {
  const { animation, currentIndex, currentSlide, slides } = useLightboxState();
  const { containerRef } = useController();
  const fade = useEffectEvent((_index: number) => {
    const slide = containerRef.current?.querySelector('.yarl__slide_current');
    if (!animation?.duration && !prefersReducedMotion())
      slide?.animate({ opacity: [0, 1] }, durations.fade);
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
      {currentSlide?.download ? (
        <p data-part="saved">
          <ButtonLink href={currentSlide.download.href} size="small">
            {currentSlide.download.label}
          </ButtonLink>
        </p>
      ) : null}
    </>
  );
}
