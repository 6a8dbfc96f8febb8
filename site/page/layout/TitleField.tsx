import { Hero } from '../../blocks/hero/Hero.tsx';
import type { PageContext } from '../page-context.ts';
import { alone } from '../parts/place.ts';

/** The head of a page whose first block is no hero: its title in the plain field. */
export function TitleField({ page }: { page: PageContext }) {
  // A member's page has a bar of its own, and its heading below.
  if (page.portal) return null;
  return (
    <Hero
      block={{ blockType: 'hero', variant: 'field', heading: page.node.title }}
      page={page}
      place={{ ...alone, first: true }}
    />
  );
}
