import { createElement } from 'react';
import { hydrateRoot } from 'react-dom/client';
import { islandModule } from './island-modules.ts';

/** Brings every island of the page to life with the properties the server rendered it with. */
export async function hydrate(root: Document): Promise<void> {
  for (const element of root.querySelectorAll<HTMLElement>('[data-island]')) {
    const { island = '', properties = '{}', prefix = '' } = element.dataset;
    const module = await islandModule(island)?.();
    if (!module) continue;
    const view = createElement(module.default, JSON.parse(properties) as never);
    hydrateRoot(element, view, { identifierPrefix: prefix });
  }
}
