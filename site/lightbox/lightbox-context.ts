import { createContext, type RefObject, useContext } from 'react';
import type { FullscreenRef, ZoomRef } from 'yet-another-react-lightbox';
import type { LightboxMessages } from './messages.ts';

/** What every part of an open lightbox knows. */
export interface LightboxSetting {
  dialog: HTMLDialogElement;
  /** The small picture of a slide, where the page has one. */
  small: (index: number) => HTMLImageElement | null | undefined;
  text: LightboxMessages;
  /** Pictures, which can run by themselves and be chosen from small ones. */
  pictures: boolean;
  /** Opened by a key: the controls never step aside by themselves. */
  byKeyboard: boolean;
  zoom: RefObject<ZoomRef | null>;
  fullscreen: RefObject<FullscreenRef | null>;
}

export interface StageState {
  playing: boolean;
  /** The timer of the slideshow runs. */
  ticking: boolean;
  thumbnails: boolean;
  toggleSlideshow: () => void;
  toggleThumbnails: () => void;
  goTo: (index: number) => void;
}

export const [SettingProvider, useSetting] = known<LightboxSetting>();
export const [StageProvider, useStage] = known<StageState>();

/** What the parts of the lightbox know by a context. @returns who gives it, and the hook that takes it. */
function known<T>() {
  const context = createContext<T | undefined>(undefined);
  const useKnown = (): T => {
    const value = useContext(context);
    if (value === undefined) throw new Error('a part of the lightbox stands outside of it');
    return value;
  };
  return [context.Provider, useKnown] as const;
}
