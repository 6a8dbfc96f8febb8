import type { FileStore } from '@oilway/store/files/file-store.ts';
import type { LibrarySearch } from '@oilway/store/library/search/library-search.ts';
import type { Store } from '@oilway/store/store.ts';
import type { Logger } from 'pino';
import type { Published } from '../content/published.ts';
import type { Captcha } from '../forms/captcha/captcha.ts';
import type { Renderer } from '../pages/render/renderer.ts';
import type { SiteConfig } from './config.ts';
import type { ResponseCache } from './http/response-cache.ts';

/** What every feature is handed. A test replaces one of these, not the world. */
export interface Context {
  config: SiteConfig;
  store: Store;
  /** Pictures, the portal's files, and what is made of them. */
  files: FileStore;
  published: Published;
  /** Public pages and lists, as bytes. */
  cache: ResponseCache;
  /** What members look for in their library. */
  librarySearch: LibrarySearch;
  captcha: Captcha;
  renderer: Renderer;
  log: Logger;
  /** Milliseconds since the epoch. */
  clock: () => number;
}
