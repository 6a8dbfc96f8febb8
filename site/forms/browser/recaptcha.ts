/**
 * Provides forms with reCAPTCHA tokens after consent. `data-recaptcha` around a form holds the script's URL and the site key.
 * The form requests a token with the event `captcha`; without a token it falls back to the proof of work.
 */
import { hasConsent, onConsentChange } from '../../behaviours/consent/consent.ts';

interface Google {
  ready(done: () => void): void;
  execute(key: string, options: { action: string }): Promise<string>;
}

interface RecaptchaConfig {
  script: string;
  siteKey: string;
  action: string;
}

/** Timeout for script and token, in milliseconds. */
const timeoutMs = 10_000;

let google: Promise<Google> | undefined;

export function recaptcha(root: Document): void {
  for (const container of root.querySelectorAll<HTMLElement>('[data-recaptcha]')) {
    const config = JSON.parse(container.dataset.recaptcha ?? '') as RecaptchaConfig;
    // Loads early: the score improves with the interaction observed.
    const preload = () => {
      if (hasConsent('captcha')) load(config.script).catch(() => undefined);
    };
    container.addEventListener('focusin', preload);
    if (container.contains(root.activeElement)) preload();
    container.addEventListener('captcha', (event) => {
      const { detail } = event as CustomEvent<{ token?: Promise<string> }>;
      if (hasConsent('captcha')) detail.token = requestToken(config);
    });
  }
  onConsentChange('captcha', (isAllowed) => {
    if (!isAllowed) unloadRecaptcha(root);
  });
}

async function requestToken({ action, script, siteKey }: RecaptchaConfig): Promise<string> {
  const timeout = new Promise<never>((_, reject) => {
    setTimeout(() => reject(new Error('reCAPTCHA timed out')), timeoutMs);
  });
  const token = load(script).then((loaded) => loaded.execute(siteKey, { action }));
  return Promise.race([token, timeout]);
}

/** Loads the script once per page; retries after a failure. */
function load(address: string): Promise<Google> {
  google ??= new Promise<Google>((resolve, reject) => {
    const script = document.createElement('script');
    script.src = address;
    script.dataset.recaptchaScript = '';
    script.addEventListener('error', () => reject(new Error('reCAPTCHA script failed to load')));
    script.addEventListener('load', () => {
      const { grecaptcha } = window as { grecaptcha?: Google };
      if (grecaptcha) grecaptcha.ready(() => resolve(grecaptcha));
      else reject(new Error('reCAPTCHA script did not define grecaptcha'));
    });
    document.head.append(script);
  }).catch((error: unknown) => {
    google = undefined;
    throw error;
  });
  return google;
}

/** Removes Google's script, badge and frame; the frame would send further requests. */
function unloadRecaptcha(root: Document): void {
  google = undefined;
  for (const part of root.querySelectorAll('[data-recaptcha-script], .grecaptcha-badge'))
    part.remove();
  Reflect.deleteProperty(window, 'grecaptcha');
}
