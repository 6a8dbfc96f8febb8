import { type ComponentType, createElement, startTransition } from 'react';
import { hydrateRoot } from 'react-dom/client';
import { tolerateForeignMarkup } from './foreign-markup.ts';
import { PreserveInputState } from './preserve-input-state.tsx';

type Module = { default: ComponentType<never> };

const modules = import.meta.glob<Module>('../../{features,development}/**/*.island.tsx');

tolerateForeignMarkup();

/** Hydrates an island with the properties the server rendered it with. */
export async function hydrate(element: HTMLElement): Promise<void> {
  const { island = '', properties = '{}', prefix = '' } = element.dataset;
  // `features/stations/Finder.island.tsx` is `Finder`.
  const path = Object.keys(modules).find((key) => key.endsWith(`/${island}.island.tsx`));
  const module = path && (await modules[path]?.());
  if (!module) return;
  const view = createElement(module.default, JSON.parse(properties) as never);
  // In a transition React yields to the main thread every few milliseconds.
  startTransition(() => {
    hydrateRoot(element, <PreserveInputState island={element}>{view}</PreserveInputState>, {
      identifierPrefix: prefix,
      // Markup changed by translators or extensions: React renders it again, and `PreserveInputState` restores the input.
      onRecoverableError() {},
    });
  });
}
