'use client';

import type { OwnFactors } from '@oilway/store/staff/factors.ts';
import { useConfig } from '@payloadcms/ui';
import { useCallback, useEffect, useState } from 'react';

export type ShownFactors = OwnFactors & { asksPassword: boolean };

/** What whoever reads the page is known by besides the password, and how to look again. */
export function useOwnFactors(): [ShownFactors | undefined, () => Promise<void>] {
  const { config } = useConfig();
  const [found, setFound] = useState<ShownFactors>();
  const address = `${config.routes.api}/staff/factors`;
  const look = useCallback(async () => {
    const answer = await fetch(address, { credentials: 'same-origin' }).catch(() => undefined);
    if (answer?.ok) setFound(await answer.json());
    // What was removed may have begun this very session.
    else if (answer?.status === 401) location.reload();
  }, [address]);
  useEffect(() => void look(), [look]);
  return [found, look];
}
