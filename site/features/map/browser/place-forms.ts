import type { Culture } from '@oilway/store/cultures.ts';
import { onFirstSign } from '../../../furniture/first-sign.ts';

/** Forms that are answered below them: what does that comes at the first sign that somebody uses the page, and a press until then is done when it is there. */
export function placeForms(root: Document): void {
  const culture = root.documentElement.dataset.culture as Culture;
  for (const form of root.querySelectorAll<HTMLFormElement>('[data-place-form]')) {
    const locate = form.querySelector<HTMLElement>('[data-control="locate"]');
    let pressed = false;
    const press = () => {
      pressed = true;
    };
    locate?.addEventListener('click', press);
    onFirstSign(root, async () => {
      const { placeAnswer } = await import('./place-answer.ts');
      locate?.removeEventListener('click', press);
      placeAnswer(form, culture);
      if (pressed) locate?.click();
    });
  }
}
