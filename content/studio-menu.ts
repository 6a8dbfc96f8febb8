import type {
  CollectionConfig,
  CollectionSlug,
  GlobalConfig,
  GlobalSlug,
  PayloadRequest,
  ServerProps,
} from 'payload';
import type { Role } from './access/roles.ts';
import { roleOf } from './access/rules.ts';
import { type StudioText, text } from './labels.ts';

/** A subject of the studio's menu, with the slugs of its collections and globals and the roles that work with them. */
interface MenuSection {
  label: StudioText;
  roles: readonly Role[];
  entries: readonly (CollectionSlug | GlobalSlug)[];
}

export const editorRoles = ['admin', 'editor-de', 'editor-pl'] as const;

const administration = text('Verwaltung', 'Administracja', 'Administration');

export const menuSections = {
  desk: {
    label: text('Meldestelle', 'Zgłoszenia naruszeń', 'Reporting office'),
    roles: ['admin', 'compliance-officer'],
    entries: [],
  },
  inbox: {
    label: text('Eingang', 'Skrzynka', 'Inbox'),
    roles: ['admin', 'forms-clerk'],
    entries: [
      'contact-messages',
      'sponsoring-messages',
      'event-sign-ups',
      'mails',
      'reply-templates',
    ],
  },
  content: {
    label: text('Inhalte', 'Treści', 'Content'),
    roles: editorRoles,
    entries: ['pages', 'news', 'events', 'media', 'prices', 'notices', 'social-posts'],
  },
  stations: {
    label: text('Stationen und Kontakte', 'Stacje i kontakty', 'Locations and contacts'),
    roles: editorRoles,
    entries: ['locations', 'location-categories', 'contact-persons', 'departments'],
  },
  site: {
    label: text('Menüs und Einstellungen', 'Menu i ustawienia', 'Menus and settings'),
    roles: editorRoles,
    entries: ['header', 'side-menus', 'footer', 'settings', 'redirects'],
  },
  portal: {
    label: text('Kundenportal', 'Portal klienta', 'Customer portal'),
    roles: ['admin', 'portal-manager'],
    entries: ['portal-files', 'file-categories', 'portal-uploads', 'companies', 'members'],
  },
  administration: {
    label: administration,
    roles: ['admin'],
    entries: ['staff', 'mfa-policy', 'retention', 'social-feeds'],
  },
  log: { label: administration, roles: editorRoles, entries: ['audit-log'] },
} as const satisfies Record<string, MenuSection>;

const sections: MenuSection[] = Object.values(menuSections);

/** Groups a collection or global by its section, and hides the tab with its API. */
export function withMenuGroup<Entity extends CollectionConfig | GlobalConfig>(
  entity: Entity,
): Entity {
  const label = sections.find(({ entries }) => entries.some((slug) => slug === entity.slug))?.label;
  return {
    ...entity,
    admin: { ...entity.admin, ...(label && { group: label }), hideAPIURL: true },
  };
}

/** Lists that are worked with by reading them. Others are left out for roles that may not write them; whether a global may be written depends on the locale. */
const readOnly = new Set(['mails', 'audit-log']);

/** Returns the collections and globals that the menu lists for a session. */
export function menuEntities({ permissions, user }: Pick<ServerProps, 'permissions' | 'user'>) {
  const role = roleOf({ user } as PayloadRequest);
  const entries = sections
    .filter(({ roles }) => role && roles.includes(role))
    .flatMap((section) => section.entries);
  const isWritten = (slug: CollectionSlug | GlobalSlug): slug is CollectionSlug => {
    const may = permissions?.collections?.[slug];
    return Boolean(may?.create || may?.update || readOnly.has(slug));
  };
  return { collections: entries.filter(isWritten), globals: entries as GlobalSlug[] };
}
