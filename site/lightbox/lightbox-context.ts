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

const SettingContext = createContext<LightboxSetting | undefined>(undefined);

export const SettingProvider = SettingContext.Provider;

export function useSetting(): LightboxSetting {
  return given(useContext(SettingContext));
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

const StageContext = createContext<StageState | undefined>(undefined);

export const StageProvider = StageContext.Provider;

export function useStage(): StageState {
  return given(useContext(StageContext));
}

function given<T>(context: T | undefined): T {
  if (context === undefined) throw new Error('a part of the lightbox stands outside of it');
  return context;
}
