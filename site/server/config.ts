import { join } from 'node:path';
import { readSettings, type Settings } from '@oilway/store/settings.ts';

/** What the site needs of the settings, and nothing else. Paths are absolute, origins without a slash. */
export type SiteConfig = ReturnType<typeof readSiteConfig>;
export type VideoProvider = ReturnType<typeof videoProvider>;
export type RecaptchaProvider = ReturnType<typeof recaptchaProvider>;

/** What the store is opened with. @throws SettingsError naming everything that is wrong. */
export const storeSettings = (): Settings => readSettings();

/** @throws SettingsError naming everything that is wrong. */
export function readSiteConfig() {
  const settings = readSettings();
  return {
    mode: settings.mode,
    host: settings.host,
    port: settings.sitePort,
    origin: settings.siteOrigin,
    /** The data folder. */
    folder: settings.folder,
    studioOrigin: settings.studioOrigin,
    previewSecret: settings.previewSecret,
    /** The file that what is published is kept in, for a start without a database. */
    publishedCopy: join(settings.folder, 'cache', 'published.jsonl'),
    streetTiles: settings.streetTiles,
    video: videoProvider(settings),
    captchaSecret: settings.captchaSecret,
    assetSecret: settings.assetSecret,
    recaptcha: settings.recaptcha && recaptchaProvider(settings.recaptcha),
    /** Where somebody who found a hole tells it. */
    securityContact: settings.securityContact,
    /** Origins of others that a form may lead to after it was sent. */
    trackingOrigins: settings.trackingOrigins,
    trustedProxies: settings.trustedProxies,
    metrics: settings.metrics,
    tracesTo: settings.tracesTo,
    logLevel: settings.logLevel,
  };
}

/** Where videos come from. The browser learns the first two; the key stays here. */
function videoProvider({ videoProvider: other, youtubeKey: key }: Settings) {
  return {
    /** Address of the player's script. */
    script: `${other ?? 'https://www.youtube.com'}/iframe_api`,
    /** Origin of the frames. */
    frames: other ?? 'https://www.youtube-nocookie.com',
    /** Address of the data service, which answers nothing without a key. */
    data: `${other ?? 'https://www.googleapis.com'}/youtube/v3/videos`,
    key,
  };
}

/** Google's captcha. The browser learns all but the last two; the secret stays here. */
function recaptchaProvider(keys: NonNullable<Settings['recaptcha']>) {
  const { provider, secret, siteKey } = keys;
  const google = `${provider ?? 'https://www.google.com'}/recaptcha/`;
  return {
    siteKey,
    /** Address of the script, with the key. */
    script: `${google}api.js?render=${siteKey}`,
    /** Where the script's own parts come from, and its frames: sources of a policy. */
    scripts: provider ? [google] : [google, 'https://www.gstatic.com/recaptcha/'],
    frames: provider ? [google] : [google, 'https://recaptcha.google.com/recaptcha/'],
    /** Address that says whether a token is good. */
    verification: `${google}api/siteverify`,
    secret,
  };
}
