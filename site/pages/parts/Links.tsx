import { ButtonLink } from '../../components/Button.tsx';
import type { LinkItem } from '../blocks/block-types.ts';
import type { PageContext } from '../page-context.ts';

interface Props {
  links: LinkItem[] | null | undefined;
  page: PageContext;
  on: 'paper' | 'graphite' | 'amber';
}

/** A row of buttons, without links that have no target (an unpublished page). */
export function Links({ links, page, on }: Props) {
  const shown = (links ?? []).flatMap(({ link }) => {
    const href = page.href(link);
    return href && link.label ? [{ href, label: link.label }] : [];
  });
  if (shown.length === 0) {
    return null;
  }
  return (
    <p className="wrap gap4 above6 screenOnly">
      {shown.map(({ href, label }, index) => (
        <ButtonLink
          key={href + label}
          href={href}
          className={href.includes('#') ? 'goToSection' : undefined}
          on={on}
          variant={index > 0 ? 'outline' : on === 'amber' ? 'tool' : 'primary'}
        >
          {label}
        </ButtonLink>
      ))}
    </p>
  );
}
