import { type ComponentType, createElement, startTransition } from 'react';
import { hydrateRoot } from 'react-dom/client';
import { CarryOver } from './carry-over.tsx';
import { bearForeignMarkup } from './foreign-markup.ts';

type Module = { default: ComponentType<never> };

const modules = import.meta.glob<Module>('../../{features,development}/**/*.island.tsx');

bearForeignMarkup();

/** Brings an island to life with the properties the server rendered it with. */
export async function hydrate(element: HTMLElement): Promise<void> {
  const { island = '', properties = '{}', prefix = '' } = element.dataset;
  // `features/stations/Finder.island.tsx` is `Finder`.
  const path = Object.keys(modules).find((key) => key.endsWith(`/${island}.island.tsx`));
  const module = path && (await modules[path]?.());
  if (!module) return;
  const view = createElement(module.default, JSON.parse(properties) as never);
  // As a transition React stops every few milliseconds and lets the browser answer the visitor.
  startTransition(() => {
    hydrateRoot(element, <CarryOver island={element}>{view}</CarryOver>, {
      identifierPrefix: prefix,
      // Markup that others have changed: React renders it anew, and `CarryOver` puts back what was in it.
      onRecoverableError() {},
    });
  });
}
