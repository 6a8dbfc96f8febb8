'use client';
import { inLanguage, text } from '@oilway/content/labels.ts';
import { normalizeTelUrl, telephonesIn } from '@oilway/store/telephone.ts';
import { useField, useFormFields, useLocale, useTranslation } from '@payloadcms/ui';

const noLinkText = text(
  'Kein Link: Diese Nummer lässt sich so nicht wählen.',
  'Bez linku: tego numeru nie można wybrać w tej postaci.',
  'No link: this number cannot be dialled as it is.',
);
const linkText = text('Link', 'Link', 'Link');

/** Shows the number that a link dials, below a telephone field or a `tel:` URL. */
export function TelephoneLink({ path }: { path: string }) {
  const { value } = useField<string | null>({ path });
  const documentCountry = useFormFields(([fields]) => fields?.country?.value);
  const { code } = useLocale();
  const { i18n } = useTranslation();
  const typed = value?.trim();
  const isUrlField = path.endsWith('url');
  if (!typed || (isUrlField && !/^tel:/i.test(typed))) return null;
  const country = (documentCountry ?? code) === 'pl' ? 'pl' : 'de';
  const hrefs = isUrlField
    ? [normalizeTelUrl(typed, country)].filter((href) => href !== undefined)
    : telephonesIn(typed, country).map(({ href }) => href);
  return (
    <p className="field-description">
      {hrefs.length > 0
        ? hrefs
            .map((href) => `${inLanguage(linkText, i18n.language)}: ${formatTelephone(href)}`)
            .join(' · ')
        : inLanguage(noLinkText, i18n.language)}
    </p>
  );
}

/** Formats `tel:+49231557788` as `+49 231557788`, with the country code separated. */
function formatTelephone(href: string): string {
  return href.replace(/^tel:/, '').replace(/^\+(49|48)/, '+$1 ');
}
