import type { HeroBlock } from '@oilway/store/published/documents.ts';
import type { ComponentType } from 'react';
import type { PageContext } from '../page-context.ts';
import { alone, type ViewProps } from '../parts/place.ts';

interface Props {
  page: PageContext;
  hero: ComponentType<ViewProps<HeroBlock>>;
}

/** The head of a page whose first block is no hero: its title in the plain field. */
export function TitleField({ hero: Hero, page }: Props) {
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
