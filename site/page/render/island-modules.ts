import type { ComponentType } from 'react';

type Module = { default: ComponentType<never> };

const modules = import.meta.glob<Module>('../../{features,examples}/**/*.island.tsx');

/** The island of a name: `features/map/Finder.island.tsx` is `Finder`. */
export function islandModule(name: string): (() => Promise<Module>) | undefined {
  const path = Object.keys(modules).find((key) => key.endsWith(`/${name}.island.tsx`));
  return path ? modules[path] : undefined;
}
