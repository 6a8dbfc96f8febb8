/**
 * Google's captcha in front of a form, for visitors who allow it (`data-recaptcha` around the form: the
 * address of the script and the key). The form asks for a token with an event; unanswered, or where Google
 * can't be had, it solves the captcha of our own.
 */
import { allowed, onChange } from '../../behaviours/consent/consent.ts';

interface Google {
  ready(done: () => void): void;
  execute(key: string, options: { action: string }): Promise<string>;
}

interface Source {
  script: string;
  siteKey: string;
  action: string;
}

/** Milliseconds that Google has for its script and for a token. */
const patience = 10_000;

let google: Promise<Google> | undefined;

export function recaptcha(root: Document): void {
  for (const place of root.querySelectorAll<HTMLElement>('[data-recaptcha]')) {
    const source = JSON.parse(place.dataset.recaptcha ?? '') as Source;
    // Early, so that Google has seen more than the press of a button.
    const begin = () => {
      if (allowed('captcha')) load(source.script).catch(() => undefined);
    };
    place.addEventListener('focusin', begin);
    if (place.contains(root.activeElement)) begin();
    place.addEventListener('captcha', (event) => {
      const { detail } = event as CustomEvent<{ token?: Promise<string> }>;
      if (allowed('captcha')) detail.token = tokenOf(source);
    });
  }
  onChange('captcha', (now) => {
    if (!now) forget(root);
  });
}

async function tokenOf({ action, script, siteKey }: Source): Promise<string> {
  const late = new Promise<never>((_, fail) => {
    setTimeout(() => fail(new Error('Google gave no token in time')), patience);
  });
  const asked = load(script).then((loaded) => loaded.execute(siteKey, { action }));
  return Promise.race([asked, late]);
}

/** The script, once for the page; asked for again after a failure. */
function load(address: string): Promise<Google> {
  google ??= new Promise<Google>((done, fail) => {
    const script = document.createElement('script');
    script.src = address;
    script.dataset.recaptchaScript = '';
    script.addEventListener('error', () => fail(new Error("Google's script did not come")));
    script.addEventListener('load', () => {
      const { grecaptcha } = window as { grecaptcha?: Google };
      if (grecaptcha) grecaptcha.ready(() => done(grecaptcha));
      else fail(new Error("Google's script was not what was expected"));
    });
    document.head.append(script);
  }).catch((error: unknown) => {
    google = undefined;
    throw error;
  });
  return google;
}

/** What Google has put into the page goes; its frame with it, which is what would go on asking. */
function forget(root: Document): void {
  google = undefined;
  for (const part of root.querySelectorAll('[data-recaptcha-script], .grecaptcha-badge'))
    part.remove();
  Reflect.deleteProperty(window, 'grecaptcha');
}
