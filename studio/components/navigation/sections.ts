import type { Role } from '@oilway/content/access/roles.ts';
import { roleOf } from '@oilway/content/access/rules.ts';
import { inLanguage, text } from '@oilway/content/labels.ts';
import { type MenuSection, menuSections } from '@oilway/content/studio-menu.ts';
import { getTranslation } from '@payloadcms/translations';
import type { PayloadRequest, ServerProps } from 'payload';
import { translate as editingText } from '../editing/messages.ts';
import { translate as inboxText } from '../inbox/messages.ts';
import { translate as systemStatusText } from '../system-status/messages.ts';

export interface NavigationLink {
  id: string;
  href: string;
  label: string;
}

export interface NavigationSection {
  /** Without one the links stand alone. */
  label: string | undefined;
  links: NavigationLink[];
}

/** Views of our own; their pages check access themselves. */
const views = {
  '/report': (language: string) => editingText('report', language),
  '/person-data': (language: string) => inboxText('personData', language),
  '/reporting': (language: string) => inLanguage(menuSections.desk.label, language),
  '/state': (language: string) => systemStatusText('state', language),
};

type SectionName = keyof typeof menuSections;

const editorSections = ['content', 'stations', 'site'] as const;

/** What a role works with, its own subject first. */
const sectionsOf: Record<Role, readonly SectionName[]> = {
  admin: ['administration', ...editorSections, 'inbox', 'portal', 'desk'],
  'editor-de': editorSections,
  'editor-pl': editorSections,
  'portal-manager': ['portal'],
  'forms-clerk': ['inbox'],
  'compliance-officer': ['desk'],
};

/** Lists that are worked with by reading them. Others are left out for roles that may not write them; whether a global may be written depends on the locale. */
const readOnly = new Set<string>(['mails', 'audit-log']);

/**
 * Returns the menu of the session's role in its language. Labels are those of lists, breadcrumbs and views. A collection or global that no section
 * lists comes last, for those who may write it.
 */
export function navigationSections({
  i18n,
  payload,
  permissions,
  user,
}: ServerProps): NavigationSection[] {
  const role = roleOf({ user } as PayloadRequest);
  if (!role) return [];
  const { collections, globals, routes } = payload.config;
  const sections: MenuSection[] = Object.values(menuSections);
  const isListed = (slug: string) => sections.some(({ entries }) => entries.includes(slug));
  const more: MenuSection = {
    label: text('Weiteres', 'Pozostałe', 'More'),
    entries: [...collections, ...globals].map(({ slug }) => slug).filter((slug) => !isListed(slug)),
  };
  const seen = new Set<string>();

  const linkTo = (entry: string): NavigationLink | undefined => {
    if (seen.has(entry)) return;
    seen.add(entry);
    if (isView(entry)) {
      const label = views[entry](i18n.language);
      return { id: `nav-${entry.slice(1)}`, href: routes.admin + entry, label };
    }
    const collection = collections.find(({ slug }) => slug === entry);
    const found = collection ?? globals.find(({ slug }) => slug === entry);
    const kind = collection ? 'collections' : 'globals';
    const may = permissions?.[kind]?.[entry] as Record<string, unknown> | undefined;
    if (!found || found.admin.hidden || !may?.read) return;
    if (collection && !may.update && !may.create && !readOnly.has(entry)) return;
    return {
      id: collection ? `nav-${entry}` : `nav-global-${entry}`,
      href: `${routes.admin}/${kind}/${entry}`,
      label: getTranslation(
        collection?.labels.plural ?? (found as (typeof globals)[number]).label,
        i18n,
      ),
    };
  };

  const home = { id: 'nav-home', href: routes.admin, label: i18n.t('general:dashboard') };
  const own = [...sectionsOf[role].map((name): MenuSection => menuSections[name]), more]
    .map(
      ({ entries, label }): NavigationSection => ({
        label: inLanguage(label, i18n.language),
        links: entries.map(linkTo).filter((link) => link !== undefined),
      }),
    )
    .filter(({ links }) => links.length > 0);
  return [{ label: undefined, links: [home] }, ...own];
}

const isView = (entry: string): entry is keyof typeof views => entry in views;
