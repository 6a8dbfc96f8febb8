import { useRef } from 'react';
import type { BrowserCaptcha } from './captcha.ts';

/**
 * The captcha of a form, fetched and begun with the first focus.
 * @param address where a challenge for this form comes from.
 * @param form the id of its element.
 */
export function useCaptcha(address: string, form: string) {
  const captcha = useRef<Promise<BrowserCaptcha>>(undefined);
  const atHand = () => {
    captcha.current ??= import('./captcha.ts').then(
      (module) => new module.BrowserCaptcha(address, form),
    );
    return captcha.current;
  };
  return {
    atHand,
    begin: () => void atHand().then((found) => found.begin()),
    /** A solution for one try. @throws when none can be had. */
    async take(): Promise<string> {
      const found = await atHand();
      return found.solved().finally(() => found.spend());
    },
  };
}
