import { schedulePublishHandler } from '@payloadcms/ui/utilities/schedulePublishHandler';

type Asked = Parameters<typeof schedulePublishHandler>[0] & { locale?: { code: string } };

/** The studio's form asks for a language to publish only; what it is to unpublish is the one that is open. */
export function scheduleInOpenLanguage(asked: Asked) {
  const { locale, localeToPublish, type } = asked;
  const open = type === 'unpublish' ? locale?.code : undefined;
  return schedulePublishHandler({ ...asked, localeToPublish: localeToPublish ?? open });
}
