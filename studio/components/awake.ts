import { useSyncExternalStore } from 'react';

const never = () => () => {};

/** Whether scripts have taken this part of the page over. A press before that would do nothing: its button waits. */
export const useAwake = (): boolean =>
  useSyncExternalStore(
    never,
    () => true,
    () => false,
  );
