import { toast, useConfig, useTranslation } from '@payloadcms/ui';
import { translate } from './messages.ts';

interface ApiRequest extends RequestInit {
  refusals?: Record<number, string>;
}

/** Returns a function that calls an endpoint of the API and shows an error. @returns undefined without a connection. */
export function useApi() {
  const { config } = useConfig();
  const { language } = useTranslation().i18n;
  return async (path: string, { refusals, ...init }: ApiRequest = {}) => {
    const url = `${config.serverURL}${config.routes.api}${path}`;
    const request = { credentials: 'include', ...init } as const;
    const response = await fetch(url, request).catch(() => undefined);
    if (!response?.ok)
      toast.error(refusals?.[response?.status ?? 0] ?? (await errorMessage(response, language)));
    return response;
  };
}

/** Returns the error message of a response, or a general one. */
export async function errorMessage(
  response: Response | undefined,
  language: string,
): Promise<string> {
  const body: { errors?: { message?: string }[] } | undefined = await response
    ?.json()
    .catch(() => undefined);
  return body?.errors?.[0]?.message ?? translate('failed', language);
}
