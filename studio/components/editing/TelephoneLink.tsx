'use client';
import { inLanguage, text } from '@oilway/content/labels.ts';
import { dialledAddress, telephonesIn } from '@oilway/store/telephone.ts';
import { useField, useFormFields, useLocale, useTranslation } from '@payloadcms/ui';

const none = text(
  'Kein Link: Diese Nummer lässt sich so nicht wählen.',
  'Bez linku: tego numeru nie można wybrać w tej postaci.',
  'No link: this number cannot be dialled as it is.',
);
const link = text('Link', 'Link', 'Link');

/** Shows the number that a link dials, below a telephone field or a `tel:` URL. */
export function TelephoneLink({ path }: { path: string }) {
  const { value } = useField<string | null>({ path });
  const ofDocument = useFormFields(([fields]) => fields?.country?.value);
  const { code } = useLocale();
  const { i18n } = useTranslation();
  const typed = value?.trim();
  const isAddress = path.endsWith('url');
  if (!typed || (isAddress && !/^tel:/i.test(typed))) return null;
  const country = (ofDocument ?? code) === 'pl' ? 'pl' : 'de';
  const hrefs = isAddress
    ? [dialledAddress(typed, country)].filter((href) => href !== undefined)
    : telephonesIn(typed, country).map(({ href }) => href);
  return (
    <p className="field-description">
      {hrefs.length > 0
        ? hrefs.map((href) => `${inLanguage(link, i18n.language)}: ${spaced(href)}`).join(' · ')
        : inLanguage(none, i18n.language)}
    </p>
  );
}

/** Formats `tel:+49231557788` as `+49 231557788`, with the country code separated. */
function spaced(href: string): string {
  return href.replace(/^tel:/, '').replace(/^\+(49|48)/, '+$1 ');
}
