'use client';

import type { OwnFactors } from '@oilway/store/staff/factors.ts';
import { useConfig } from '@payloadcms/ui';
import { useCallback, useEffect, useState } from 'react';

export type ShownFactors = OwnFactors & { asksPassword: boolean };

/** Returns the second factors of the logged-in account, and a function that reloads them. */
export function useOwnFactors(): [ShownFactors | undefined, () => Promise<void>] {
  const { config } = useConfig();
  const [found, setFound] = useState<ShownFactors>();
  const address = `${config.routes.api}/staff/factors`;
  const look = useCallback(async () => {
    const answer = await fetch(address, { credentials: 'same-origin' }).catch(() => undefined);
    if (answer?.ok) setFound(await answer.json());
    // The removed factor may have started the current session.
    else if (answer?.status === 401) location.reload();
  }, [address]);
  useEffect(() => void look(), [look]);
  return [found, look];
}
