import { useNav, useWindowInfo } from '@payloadcms/ui';
import { useLayoutEffect, useRef } from 'react';

/** Opens an open menu again on windows of 1025 to 1440 px, where Payload closes it after loading. */
export function useOpenOnNotebooks(): void {
  const { navOpen, setNavOpen } = useNav();
  const { breakpoints } = useWindowInfo();
  const isNotebook = Boolean(breakpoints.l && !breakpoints.m);
  const last = useRef({ isNotebook: false, reopen: false });
  useLayoutEffect(() => {
    if (isNotebook !== last.current.isNotebook) {
      last.current = { isNotebook, reopen: isNotebook && navOpen };
    } else if (last.current.reopen && !navOpen) {
      last.current.reopen = false;
      setNavOpen(true);
    }
  }, [isNotebook, navOpen, setNavOpen]);
}
