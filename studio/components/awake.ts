import { useSyncExternalStore } from 'react';

const never = () => () => {};

/** Returns whether React has hydrated the component. A click before that would be lost: buttons stay disabled until then. */
export const useAwake = (): boolean =>
  useSyncExternalStore(
    never,
    () => true,
    () => false,
  );
