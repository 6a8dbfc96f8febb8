import { join } from 'node:path';
import { readSettings, type Settings } from '@oilway/store/settings.ts';

/** What the site needs of the settings, and nothing else. Paths are absolute, origins without a slash. */
export interface SiteConfig {
  mode: Settings['mode'];
  host: string;
  port: number;
  origin: string;
  studioOrigin: string;
  previewSecret: string;
  mediaFolder: string;
  imageCacheFolder: string;
  /** The file that what is published is kept in, for a start without a database. */
  publishedCopy: string;
  /** Where the search of the library keeps what it knows. */
  searchFolder: string;
  streetTiles: Settings['streetTiles'];
  video: VideoProvider;
  captchaSecret: string;
  recaptcha: RecaptchaProvider | undefined;
  /** Where somebody who found a hole tells it. */
  securityContact: string;
  /** Origins of others that a form may lead to after it was sent. */
  trackingOrigins: string[];
  trustedProxies: string[];
  logLevel: Settings['logLevel'];
}

/** Where videos come from. The browser learns the first two; the key stays here. */
export interface VideoProvider {
  /** Address of the player's script. */
  script: string;
  /** Origin of the frames. */
  frames: string;
  /** Address of the data service, which answers nothing without a key. */
  data: string;
  key: string | undefined;
}

/** Google's captcha. The browser learns all but the last two; the secret stays here. */
export interface RecaptchaProvider {
  siteKey: string;
  /** Address of the script, with the key. */
  script: string;
  /** Where the script's own parts come from, and its frames: sources of a policy. */
  scripts: string[];
  frames: string[];
  /** Address that says whether a token is good. */
  verification: string;
  secret: string;
}

/** What the store is opened with. @throws SettingsError naming everything that is wrong. */
export const storeSettings = (): Settings => readSettings();

/** @throws SettingsError naming everything that is wrong. */
export function readSiteConfig(): SiteConfig {
  const settings = readSettings();
  return {
    mode: settings.mode,
    host: settings.host,
    port: settings.sitePort,
    origin: settings.siteOrigin,
    studioOrigin: settings.studioOrigin,
    previewSecret: settings.previewSecret,
    mediaFolder: settings.mediaFolder,
    imageCacheFolder: join(settings.folder, 'cache', 'images'),
    publishedCopy: join(settings.folder, 'cache', 'published.jsonl'),
    searchFolder: join(settings.folder, 'cache', 'search'),
    streetTiles: settings.streetTiles,
    video: videoProvider(settings),
    captchaSecret: settings.captchaSecret,
    recaptcha: settings.recaptcha && recaptchaProvider(settings.recaptcha),
    securityContact: settings.securityContact,
    trackingOrigins: settings.trackingOrigins,
    trustedProxies: settings.trustedProxies,
    logLevel: settings.logLevel,
  };
}

function videoProvider({ videoProvider: other, youtubeKey: key }: Settings): VideoProvider {
  return {
    script: `${other ?? 'https://www.youtube.com'}/iframe_api`,
    frames: other ?? 'https://www.youtube-nocookie.com',
    data: `${other ?? 'https://www.googleapis.com'}/youtube/v3/videos`,
    key,
  };
}

function recaptchaProvider(keys: NonNullable<Settings['recaptcha']>): RecaptchaProvider {
  const { provider, secret, siteKey } = keys;
  const google = `${provider ?? 'https://www.google.com'}/recaptcha/`;
  return {
    siteKey,
    script: `${google}api.js?render=${siteKey}`,
    scripts: provider ? [google] : [google, 'https://www.gstatic.com/recaptcha/'],
    frames: provider ? [google] : [google, 'https://recaptcha.google.com/recaptcha/'],
    verification: `${google}api/siteverify`,
    secret,
  };
}
