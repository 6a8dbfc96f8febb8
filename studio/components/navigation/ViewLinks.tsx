'use client';

import { clerkRoles, type Role } from '@oilway/content/access/roles.ts';
import { inLanguage } from '@oilway/content/labels.ts';
import type { Staff } from '@oilway/content/payload-types.ts';
import { editorRoles, menuSections } from '@oilway/content/studio-menu.ts';
import { Link, useAuth, useConfig, useTranslation } from '@payloadcms/ui';
import { usePathname } from 'next/navigation.js';
import { translate as editingText } from '../editing/messages.ts';
import { translate as inboxText } from '../inbox/messages.ts';
import { translate as systemStatusText } from '../system-status/messages.ts';
import { useOpenOnNotebooks } from './use-open-on-notebooks.ts';

const views: { path: string; roles: readonly Role[]; label: (language: string) => string }[] = [
  {
    path: '/reporting',
    roles: menuSections.desk.roles,
    label: (language) => inLanguage(menuSections.desk.label, language),
  },
  { path: '/state', roles: ['admin'], label: (language) => systemStatusText('state', language) },
  { path: '/report', roles: editorRoles, label: (language) => editingText('report', language) },
  {
    path: '/person-data',
    roles: [...clerkRoles, 'portal-manager'],
    label: (language) => inboxText('personData', language),
  },
];

/** The start page and the views of our own, above the groups of Payload's menu. The views check access themselves. */
export function ViewLinks() {
  const { admin } = useConfig().config.routes;
  const { i18n, t } = useTranslation();
  const { user } = useAuth<Staff>();
  const pathname = usePathname();
  useOpenOnNotebooks();
  const isEditor = editorRoles.some((role) => role === user?.role);
  const own = views.filter(({ roles }) => user && roles.includes(user.role));
  const links = [
    { path: '', label: t('general:dashboard') },
    ...own.map(({ label, path }) => ({ path, label: label(i18n.language) })),
  ];
  return (
    <div className={`nav-group ${isEditor ? '' : 'oilway-no-locales'}`}>
      {links.map(({ label, path }) => (
        <Link
          key={path}
          aria-current={pathname === admin + path ? 'page' : undefined}
          className="nav__link"
          href={admin + path}
          id={`nav-${path.slice(1) || 'home'}`}
          prefetch={false}
        >
          {pathname === admin + path && <div className="nav__link-indicator" />}
          <span>{label}</span>
        </Link>
      ))}
    </div>
  );
}
