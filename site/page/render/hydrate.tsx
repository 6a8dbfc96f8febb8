import { createElement, startTransition } from 'react';
import { hydrateRoot } from 'react-dom/client';
import { islandModule } from './island-modules.ts';

/** Brings an island to life with the properties the server rendered it with. */
export async function hydrate(element: HTMLElement): Promise<void> {
  const { island = '', properties = '{}', prefix = '' } = element.dataset;
  const module = await islandModule(island)?.();
  if (!module) return;
  const view = createElement(module.default, JSON.parse(properties) as never);
  // As a transition React stops every few milliseconds and lets the browser answer the visitor.
  startTransition(() => {
    hydrateRoot(element, view, { identifierPrefix: prefix });
  });
}
