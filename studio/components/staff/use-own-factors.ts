'use client';

import type { AccountFactors } from '@oilway/store/staff/factors.ts';
import { useConfig } from '@payloadcms/ui';
import { useCallback, useEffect, useState } from 'react';

export type FactorsResponse = AccountFactors & { asksPassword: boolean };

/** Returns the second factors of the logged-in account, and a function that reloads them. */
export function useOwnFactors(): [FactorsResponse | undefined, () => Promise<void>] {
  const { config } = useConfig();
  const [factors, setFactors] = useState<FactorsResponse>();
  const url = `${config.routes.api}/staff/factors`;
  const reload = useCallback(async () => {
    const response = await fetch(url, { credentials: 'same-origin' }).catch(() => undefined);
    if (response?.ok) setFactors(await response.json());
    // The removed factor may have started the current session.
    else if (response?.status === 401) location.reload();
  }, [url]);
  useEffect(() => void reload(), [reload]);
  return [factors, reload];
}
