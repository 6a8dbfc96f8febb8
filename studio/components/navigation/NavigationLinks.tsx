'use client';

import { Link } from '@payloadcms/ui';
import { usePathname } from 'next/navigation.js';
import type { NavigationLink, NavigationSection } from './sections.ts';
import { useOpenOnNotebooks } from './use-open-on-notebooks.ts';
import './navigation.css';

export function NavigationLinks({ sections }: { sections: NavigationSection[] }) {
  const pathname = usePathname();
  const isCurrent = ({ href, id }: NavigationLink) =>
    pathname === href || (id !== 'nav-home' && pathname.startsWith(`${href}/`));
  const closeOnPhones = useOpenOnNotebooks();
  return sections.map(({ label, links }, index) => (
    <div className="oilway-nav" key={label ?? index}>
      {label && <p id={`nav-section-${index}`}>{label}</p>}
      <ul aria-labelledby={label && `nav-section-${index}`}>
        {links.map((link) => (
          <li key={link.href}>
            <Link
              aria-current={isCurrent(link) ? 'page' : undefined}
              href={link.href}
              id={link.id}
              onClick={closeOnPhones}
              prefetch={false}
            >
              {link.label}
            </Link>
          </li>
        ))}
      </ul>
    </div>
  ));
}
