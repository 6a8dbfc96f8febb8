import { join } from 'node:path';
import { readSettings, type Settings } from '@oilway/content/settings';

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
  logLevel: Settings['logLevel'];
}

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
    logLevel: settings.logLevel,
  };
}
