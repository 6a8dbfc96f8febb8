import { join } from 'node:path';
import { readSettings, type Settings } from '@oilway/store/settings.ts';

/** The settings of the site. Paths are absolute, origins without a slash. */
export type SiteConfig = ReturnType<typeof readSiteConfig>;
export type VideoProvider = ReturnType<typeof videoProvider>;
export type RecaptchaProvider = ReturnType<typeof recaptchaProvider>;

/** Returns the settings of the store. @throws SettingsError that lists everything that is wrong. */
export const storeSettings = (): Settings => readSettings();

/** Returns the settings of the site. @throws SettingsError that lists everything that is wrong. */
export function readSiteConfig() {
  const settings = readSettings();
  return {
    mode: settings.mode,
    host: settings.host,
    port: settings.sitePort,
    origin: settings.siteOrigin,
    dataDir: settings.dataDir,
    studioOrigin: settings.studioOrigin,
    previewSecret: settings.previewSecret,
    /** The local copy of the published content, for a start without the database. */
    publishedSnapshot: join(settings.dataDir, 'cache', 'published.jsonl'),
    streetTiles: settings.streetTiles,
    video: videoProvider(settings),
    captchaSecret: settings.captchaSecret,
    assetSecret: settings.assetSecret,
    recaptcha: settings.recaptcha && recaptchaProvider(settings.recaptcha),
    /** Contact for reports of vulnerabilities. */
    securityContact: settings.securityContact,
    /** Third-party origins that a form may lead to after it was sent. */
    trackingOrigins: settings.trackingOrigins,
    trustedProxies: settings.trustedProxies,
    metrics: settings.metrics,
    tracesEndpoint: settings.otlpEndpoint,
    logLevel: settings.logLevel,
  };
}

/** URLs of the video provider. Browsers get the first two; the key is secret. */
function videoProvider({ videoProvider: provider, youtubeKey: key }: Settings) {
  return {
    /** URL of the player's script. */
    script: `${provider ?? 'https://www.youtube.com'}/iframe_api`,
    /** Origin of the frames. */
    frames: provider ?? 'https://www.youtube-nocookie.com',
    /** URL of the data API, which answers nothing without a key. */
    data: `${provider ?? 'https://www.googleapis.com'}/youtube/v3/videos`,
    key,
  };
}

/** Google reCAPTCHA. Browsers get all but the last two; the secret is not sent to them. */
function recaptchaProvider(keys: NonNullable<Settings['recaptcha']>) {
  const { provider, secret, siteKey } = keys;
  const google = `${provider ?? 'https://www.google.com'}/recaptcha/`;
  return {
    siteKey,
    /** URL of the script, with the key. */
    script: `${google}api.js?render=${siteKey}`,
    /** CSP sources of the script's own parts, and of its frames. */
    scripts: provider ? [google] : [google, 'https://www.gstatic.com/recaptcha/'],
    frames: provider ? [google] : [google, 'https://recaptcha.google.com/recaptcha/'],
    /** URL that verifies tokens. */
    verification: `${google}api/siteverify`,
    secret,
  };
}
