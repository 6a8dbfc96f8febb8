import type { Culture } from '@oilway/content/cultures.ts';
import { createRef, StrictMode } from 'react';
import { createRoot } from 'react-dom/client';
import {
  type ControllerRef,
  createModule,
  type FullscreenRef,
  Lightbox,
  type Plugin,
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
import { type LightboxMessages, messages } from './messages.ts';
import { SlideshowButton, Surroundings, ThumbnailsButton, ZoomButton } from './Parts.tsx';
import { Stage } from './Stage.tsx';
import { slideOf } from './slides.ts';

interface OpenOptions {
  /** The links of the group, in the order of the page. */
  links: HTMLAnchorElement[];
  index: number;
  onView: (index: number) => void;
  /** It begins to close by the visitor's own hand, not by going back. */
  onClosing: () => void;
  onClosed: () => void;
}

export interface OpenLightbox {
  /** The address has changed: it names this picture, or none. */
  follow(link: HTMLAnchorElement | undefined): void;
}

const ours: Plugin = ({ addChild, addModule, replace }) => {
  replace('portal', createModule('portal', DialogRoot));
  addChild('controller', createModule('surroundings', Surroundings));
  addModule(createModule('stage', Stage));
};

/** Opens the pictures of a group in a modal dialog, which is gone with everything it listened to when it closes. */
export function openLightbox(options: OpenOptions): OpenLightbox {
  const { index, links, onClosed, onClosing, onView } = options;
  const opener = links[index];
  const heading = opener?.closest('section')?.querySelector<HTMLElement>('h1, h2, h3');
  const controller = createRef<ControllerRef>();
  const setting = settingOf(links, opener);
  const { dialog } = setting;
  const react = createRoot(dialog);
  let byHistory = false;
  const closed = () => {
    react.unmount();
    dialog.close();
    dialog.remove();
    focusAgain(opener, heading);
    onClosed();
  };
  document.body.append(dialog);
  dialog.showModal();
  react.render(
    <StrictMode>
      <SettingProvider value={setting}>
        <Lightbox
          {...appearance(setting.text, links.length)}
          open
          index={index}
          slides={links.map(slideOf)}
          plugins={[ours, Fullscreen, Zoom]}
          close={closed}
          controller={{ ref: controller, ...controls }}
          fullscreen={{ ref: setting.fullscreen }}
          zoom={{ ref: setting.zoom, doubleTapDelay: 0, doubleClickDelay: 0 }}
          on={{
            view: (shown) => onView(shown.index),
            exiting: () => byHistory || onClosing(),
          }}
        />
      </SettingProvider>
    </StrictMode>,
  );
  return {
    follow: (link) => {
      const wanted = link ? links.indexOf(link) : -1;
      if (wanted === -1) {
        byHistory = true;
        controller.current?.close();
        return;
      }
      const count = wanted - (controller.current?.getLightboxState().currentIndex ?? wanted);
      if (count > 0) controller.current?.next({ count });
      if (count < 0) controller.current?.prev({ count: -count });
    },
  };
}

/** The library's own gestures are off: the behaviour sheet has other thresholds. */
const controls = {
  closeOnEscape: false,
  disableSwipeNavigation: true,
  preventDefaultWheelY: true,
} as const;

function settingOf(links: HTMLAnchorElement[], opener: Element | undefined): LightboxSetting {
  const dialog = document.createElement('dialog');
  dialog.className = `${styles.lightbox} ${controlStyles.controls}`;
  dialog.dataset.tone = 'graphite';
  return {
    dialog,
    links,
    text: messages[document.documentElement.dataset.culture as Culture],
    byKeyboard: opener?.matches(':focus-visible') ?? false,
    zoom: createRef<ZoomRef>(),
    fullscreen: createRef<FullscreenRef>(),
  };
}

function appearance(text: LightboxMessages, pictures: number) {
  const several = [<SlideshowButton key="play" />, <ThumbnailsButton key="thumbnails" />];
  return {
    animation: { fade: duration, swipe: dragRules.change, navigation: 0, zoom: duration },
    carousel: { finite: true, preload: 1, spacing: 50, padding: 0 },
    labels: text.library,
    toolbar: {
      buttons: [
        'zoom' as const,
        ...(pictures > 1 ? several : []),
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
      ...(pictures > 1 ? {} : { buttonPrev: () => null, buttonNext: () => null }),
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
