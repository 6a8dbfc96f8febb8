import type { FileStore } from '@oilway/store/files/file-store.ts';
import type { LibrarySearch } from '@oilway/store/library/search/library-search.ts';
import type { Store } from '@oilway/store/store.ts';
import type { Logger } from 'pino';
import type { PublishedContent } from '../content/published-content.ts';
import type { Captcha } from '../forms/captcha/captcha.ts';
import type { Renderer } from '../pages/render/renderer.ts';
import type { SiteConfig } from './config.ts';
import type { ResponseCache } from './http/response-cache.ts';

/** The dependencies of every feature; tests replace single ones. */
export interface Context {
  config: SiteConfig;
  store: Store;
  /** Images, the portal's files, and files derived from them. */
  files: FileStore;
  published: PublishedContent;
  /** Responses of public pages and lists. */
  cache: ResponseCache;
  /** The search of the members' library. */
  librarySearch: LibrarySearch;
  captcha: Captcha;
  renderer: Renderer;
  log: Logger;
  /** Milliseconds since the epoch. */
  clock: () => number;
}
