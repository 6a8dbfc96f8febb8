import { type Culture, localeOf } from '@oilway/store/cultures.ts';
import type { Payload } from 'payload';
import type { Footer, Header, Setting, SideMenu } from '../payload-types.ts';

/** What stands around every page of a culture. */
export interface Navigation {
  header: Header;
  sideMenus: SideMenu;
  footer: Footer;
  settings: Setting;
}

export async function readNavigation(payload: Payload, culture: Culture): Promise<Navigation> {
  const options = {
    locale: localeOf(culture),
    fallbackLocale: false,
    depth: 0,
    overrideAccess: true,
  } as const;
  // One after the other: SQLite answers in turn anyway, and a pool is not taken up by one reader.
  const header = await payload.findGlobal({ ...options, slug: 'header' });
  const sideMenus = await payload.findGlobal({ ...options, slug: 'side-menus' });
  const footer = await payload.findGlobal({ ...options, slug: 'footer' });
  const settings = await payload.findGlobal({ ...options, slug: 'settings' });
  return { header, sideMenus, footer, settings };
}
