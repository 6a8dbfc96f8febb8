import { toast, useConfig, useTranslation } from '@payloadcms/ui';
import { type InboxMessageKey, translate } from './messages.ts';

/** Options of `fetch`, and the message for a refusal with 409. */
interface ApiRequest extends RequestInit {
  conflict?: InboxMessageKey;
}

/** Returns a function that calls an endpoint of the API and shows an error. @returns undefined without a connection. */
export function useApi() {
  const { config } = useConfig();
  const { language } = useTranslation().i18n;
  return async (path: string, { conflict, ...init }: ApiRequest = {}) => {
    const url = `${config.serverURL}${config.routes.api}${path}`;
    const request = { credentials: 'include', ...init } as const;
    const response = await fetch(url, request).catch(() => undefined);
    if (conflict && response?.status === 409) toast.error(translate(conflict, language));
    else if (!response?.ok) toast.error(await errorMessage(response, language));
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
