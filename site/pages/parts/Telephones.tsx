import type { Country } from '@oilway/store/locales.ts';
import { telephoneParts } from '@oilway/store/telephone.ts';
import { Fragment, type ReactNode } from 'react';

/** Renders a field of telephone numbers: each number that can be dialled as a link, words as they are, without the signs between numbers. */
export function Telephones(props: {
  text: string;
  country: Country;
  className?: string | undefined;
  /** At the start of each link. */
  icon?: ReactNode;
}) {
  const { className, country, icon, text } = props;
  return telephoneParts(text, country).map((part, at) => {
    const shown = part.text.replaceAll(/(?<=\S) (?=\S)/g, '\u00a0');
    return part.href ? (
      <a key={part.href} className={className} href={part.href}>
        {icon}
        {shown}
      </a>
    ) : (
      // biome-ignore lint/suspicious/noArrayIndexKey: texts between numbers may repeat
      <Fragment key={at}>{/[\p{L}\p{N}]/u.test(part.text) ? part.text : ' '}</Fragment>
    );
  });
}
