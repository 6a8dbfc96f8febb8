import type { CollectionConfig, GlobalConfig } from 'payload';
import { type StudioText, text } from './labels.ts';

/** A subject of the studio's menu. An entry is the slug of a collection or global, or the path of a view. */
export interface MenuSection {
  label: StudioText;
  entries: readonly string[];
}

export const menuSections = {
  desk: {
    label: text('Meldestelle', 'Zgłoszenia naruszeń', 'Reporting office'),
    entries: ['/reporting'],
  },
  inbox: {
    label: text('Eingang', 'Skrzynka', 'Inbox'),
    entries: [
      'contact-messages',
      'sponsoring-messages',
      'event-sign-ups',
      'mails',
      'reply-templates',
      '/person-data',
    ],
  },
  content: {
    label: text('Inhalte', 'Treści', 'Content'),
    entries: ['pages', 'news', 'events', 'media', 'prices', 'notices', 'social-posts', '/report'],
  },
  stations: {
    label: text('Stationen und Kontakte', 'Stacje i kontakty', 'Locations and contacts'),
    entries: ['locations', 'location-categories', 'contact-persons', 'departments'],
  },
  site: {
    label: text('Menüs und Einstellungen', 'Menu i ustawienia', 'Menus and settings'),
    entries: ['header', 'side-menus', 'footer', 'settings', 'redirects'],
  },
  portal: {
    label: text('Kundenportal', 'Portal klienta', 'Customer portal'),
    entries: [
      'portal-files',
      'file-categories',
      'portal-uploads',
      'companies',
      'members',
      '/person-data',
    ],
  },
  administration: {
    label: text('Verwaltung', 'Administracja', 'Administration'),
    entries: ['/state', 'staff', 'mfa-policy', 'audit-log', 'retention', 'social-feeds'],
  },
} as const satisfies Record<string, MenuSection>;

/** Groups a collection or global by its section, for Payload's start page, and hides the tab with its API. */
export function withMenuGroup<Entity extends CollectionConfig | GlobalConfig>(
  entity: Entity,
): Entity {
  const sections: MenuSection[] = Object.values(menuSections);
  const label = sections.find(({ entries }) => entries.includes(entity.slug))?.label;
  return {
    ...entity,
    admin: { ...entity.admin, ...(label && { group: label }), hideAPIURL: true },
  };
}
