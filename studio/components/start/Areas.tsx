import { Link } from '@payloadcms/ui';
import type { ServerProps } from 'payload';
import { navigationSections } from '../navigation/sections.ts';
import { translate } from './messages.ts';

/** The links of the menu, without the one to the start page. */
export function Areas(props: ServerProps) {
  const [, ...sections] = navigationSections(props);
  if (sections.length === 0) return null;
  return (
    <section aria-labelledby="start-areas" className="oilway-start__section">
      <h2 id="start-areas">{translate('areas', props.i18n.language)}</h2>
      <div className="oilway-areas">
        {sections.map(({ label, links }, index) => (
          <div key={label ?? index}>
            {label ? <h3>{label}</h3> : null}
            <ul>
              {links.map((link) => (
                <li key={link.href}>
                  <Link href={link.href} prefetch={false}>
                    {link.label}
                  </Link>
                </li>
              ))}
            </ul>
          </div>
        ))}
      </div>
    </section>
  );
}
