import type { TestSite } from './build-app.ts';
import { solveCaptcha } from './solve-captcha.ts';

type Fields = Record<string, unknown>;
export type FormName = 'contact' | 'event' | 'sponsoring' | 'whistleblowing';

const calls: Record<FormName, string> = {
  contact: '/umbraco/api/contact/SubmitMessage',
  event: '/umbraco/api/event/sendNotification',
  sponsoring: '/umbraco/api/sponsoring/SubmitMessage',
  whistleblowing: '/umbraco/api/whistleblowing/SubmitMessage',
};
export const formNames = Object.keys(calls) as FormName[];

/** Returns valid fields, without the captcha. */
async function validFields({ context }: TestSite, form: FormName): Promise<Fields> {
  const envelope = { cultureName: 'de-DE', gdprAccept: true, umbracoNodeID: 14 };
  const email = 'miriam@posteo.example';
  const person = { ...envelope, name: 'Miriam Kowalczyk', email };
  if (form === 'contact') return { ...person, message: 'Guten Tag' };
  if (form === 'whistleblowing') return { ...envelope, description: 'Altöl im Gully' };
  if (form === 'sponsoring')
    return {
      ...{ ...envelope, email, association: 'Laufgruppe', contactPerson: 'Miriam Kowalczyk' },
      ...{ goal: 'Startnummern', selectedTypeOfForms: 'project' },
    };
  const [event] = await context.published.reader().events('de-DE');
  return { ...person, umbracoNodeID: event?.id };
}

interface Sending {
  headers?: Record<string, string>;
  remoteAddress?: string;
  files?: readonly { name: string; bytes: Buffer }[];
}

/** Sends a form to its call, with these fields in place of valid ones, and a solved captcha. */
export async function sendForm(
  site: TestSite,
  form: FormName,
  fields: Fields,
  sending: Sending = {},
) {
  const { files = [], headers, remoteAddress } = sending;
  const recaptcha = 'recaptcha' in fields ? fields.recaptcha : await solveCaptcha(site.app, form);
  const all = { ...(await validFields(site, form)), ...fields, recaptcha };
  const request = { method: 'POST', url: calls[form], remoteAddress } as const;
  if (form !== 'sponsoring')
    return site.app.inject({
      ...request,
      headers: { 'content-type': 'application/json', ...headers },
      payload: JSON.stringify(all),
    });
  const data = new FormData();
  for (const [name, values] of Object.entries(all))
    for (const value of [values].flat())
      data.append(
        name,
        typeof value === 'string' ? value.toWellFormed() : String(JSON.stringify(value)),
      );
  for (const { bytes, name } of files)
    data.append('attachments', new Blob([new Uint8Array(bytes)]), name);
  const body = new Response(data);
  return site.app.inject({
    ...request,
    headers: { 'content-type': body.headers.get('content-type') ?? '', ...headers },
    payload: Buffer.from(await body.arrayBuffer()),
  });
}
