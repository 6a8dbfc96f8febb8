import type { UseFormRegisterReturn } from 'react-hook-form';
import { Tick } from './Tick.tsx';

interface PrivacyTickProps {
  id: string;
  control: UseFormRegisterReturn;
  /** It was ticked when the form was sent without scripts. */
  ticked?: boolean;
  error?: string;
  /** Before, in and after the link to the privacy page. */
  text: readonly [string, string, string];
  href: string | undefined;
}

/** The consent that every form needs, with the way to what is consented to. */
export function PrivacyTick({ control, error, href, id, text, ticked }: PrivacyTickProps) {
  const [before, name, after] = text;
  return (
    <Tick {...control} id={id} error={error} defaultChecked={ticked} required>
      {before}
      {href ? <a href={href}>{name}</a> : name}
      {after}
    </Tick>
  );
}
