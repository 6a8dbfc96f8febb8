import type { FastifyInstance } from 'fastify';

export type Fields = Record<string, string | string[]>;
const entriesOf = (fields: Fields) =>
  Object.entries(fields).flatMap(([name, values]) =>
    [values].flat().map((value): [string, string] => [name, value]),
  );
/** Submits a form as a browser without scripts does. */
export const postForm = (
  app: FastifyInstance,
  url: string,
  fields: Fields,
  headers: Record<string, string> = {},
  remoteAddress = '127.0.0.1',
) =>
  app.inject({
    method: 'POST',
    url,
    remoteAddress,
    headers: { 'content-type': 'application/x-www-form-urlencoded', ...headers },
    payload: new URLSearchParams(entriesOf(fields)).toString(),
  });

export interface PostedFile {
  name: string;
  bytes: Buffer;
}

/** The same with files, or with an empty part where none was chosen. */
export async function postFiles(
  app: FastifyInstance,
  url: string,
  fields: Fields,
  files: PostedFile[] = [],
) {
  const form = new FormData();
  for (const [name, value] of entriesOf(fields).slice(0, -1)) form.append(name, value);
  for (const { bytes, name } of files)
    form.append('attachments', new Blob([new Uint8Array(bytes)]), name);
  if (files.length === 0) form.append('attachments', new Blob([]), '');
  for (const [name, value] of entriesOf(fields).slice(-1)) form.append(name, value);
  const request = new Request('http://localhost/', { method: 'POST', body: form });
  return app.inject({
    method: 'POST',
    url,
    headers: { 'content-type': request.headers.get('content-type') ?? '' },
    payload: Buffer.from(await request.arrayBuffer()),
  });
}

export const decodeEntities = (html: string) =>
  html.replaceAll('&amp;', '&').replaceAll('&quot;', '"').replaceAll('&#x27;', "'");

/** Returns the form of a page, its target, which is the page itself, and its hidden fields. */
export function formIn(body: string) {
  const [, form = ''] =
    /(<form[^>]*id="(?:contact|event|sponsoring)-form.*?<\/form>)/s.exec(body) ?? [];
  const [, action = ''] = /rel="canonical" href="https?:\/\/[^/]+([^"]*)"/.exec(body) ?? [];
  return { form, action, hidden: hiddenIn(form) };
}

/** Returns the hidden fields. */
export const hiddenIn = (body: string): Record<string, string> =>
  Object.fromEntries(
    [...body.matchAll(/<input type="hidden" name="(\w+)" value="([^"]*)"/g)].map(
      ([, name = '', value = '']) => [name, decodeEntities(value)],
    ),
  );

const numbers = {
  de: 'null eins zwei drei vier fünf sechs sieben acht neun'.split(' '),
  pl: 'zero jeden dwa trzy cztery pięć sześć siedem osiem dziewięć'.split(' '),
};
/** Returns the text of the first element with `autofocus`. */
export function autofocusedText(body: string): string {
  const [, tag = '', inner = ''] = /<(\w+)[^>]*\sautofocus=""[^>]*>(.*?)<\/\1>/is.exec(body) ?? [];
  return tag && decodeEntities(inner.replace(/<svg.*?<\/svg>|<[^>]+>/gs, ''));
}
/** Returns the answer to the math captcha of a page. */
export function solveMathCaptcha(body: string): string {
  const [, one = '', other = ''] = /(?:ist|jest) (\S+) (?:plus|dodać) (\S+)\?/.exec(body) ?? [];
  const words = numbers.de.includes(one) ? numbers.de : numbers.pl;
  return String(words.indexOf(one) + words.indexOf(other));
}
/** Returns the names of the fields in the error summary. */
export const errorsIn = (body: string) =>
  [...body.matchAll(/<a [^>]*href="#(?:contact|event|sponsoring)-form-(\w+)">([^<]*)</g)].map(
    ([, name]) => name,
  );
