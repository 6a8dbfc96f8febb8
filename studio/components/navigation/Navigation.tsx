import { NavHamburger, NavWrapper } from '@payloadcms/next/client';
import { Logout } from '@payloadcms/ui';
import type { ServerProps } from 'payload';
import { NavigationLinks } from './NavigationLinks.tsx';
import { navigationSections } from './sections.ts';

/** The menu in Payload's frame: its own neither differs by role nor lists our views by subject. */
export function Navigation(props: ServerProps) {
  return (
    <NavWrapper baseClass="nav">
      <nav aria-label={props.i18n.t('general:menu')} className="nav__wrap">
        <NavigationLinks sections={navigationSections(props)} />
        <div className="nav__controls oilway-nav__controls">
          <Logout />
        </div>
      </nav>
      <div className="nav__header">
        <div className="nav__header-content">
          <NavHamburger baseClass="nav" />
        </div>
      </div>
    </NavWrapper>
  );
}
