import { useSyncExternalStore } from 'react';

const subscribeToNothing = () => () => {};

/** Returns whether React has hydrated the component. A click before that would be lost: buttons stay disabled until then. */
export const useHydrated = (): boolean =>
  useSyncExternalStore(
    subscribeToNothing,
    () => true,
    () => false,
  );
