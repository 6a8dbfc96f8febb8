import type { Locale } from '@oilway/store/cultures.ts';
import { telephoneParts } from '@oilway/store/telephone.ts';
import { Fragment, type ReactNode } from 'react';

/** What a field for telephone numbers says: each number that can be dialled as a link of its own, words as they are; signs between numbers are left out. */
export function Telephones(props: {
  text: string;
  country: Locale;
  className?: string | undefined;
  /** Before each link, within it. */
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
      // biome-ignore lint/suspicious/noArrayIndexKey: what stands between numbers may stand there twice
      <Fragment key={at}>{/[\p{L}\p{N}]/u.test(part.text) ? part.text : ' '}</Fragment>
    );
  });
}
