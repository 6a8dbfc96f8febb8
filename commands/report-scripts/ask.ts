/** Asks a server as a browser without a session would, and takes from it neither more nor longer than a browser's page could need. */
import { type RequestOptions, request as requestPlain } from 'node:http';
import { request as requestSecure } from 'node:https';
import { brotliDecompressSync, gunzipSync } from 'node:zlib';

export interface Asked {
  kind: 'document' | 'script' | 'worker';
  /** How the answer may come: one file of the build lies there for each. */
  encoding?: 'br' | 'gzip' | 'identity';
  /** In which language a page is asked for. */
  language?: string;
  /** The most bytes that are taken, packed or not. */
  limit: number;
  /** Milliseconds until the whole answer has to be there. */
  patience: number;
}

export interface Answer {
  status: number;
  /** Each value of each header. */
  headers: Readonly<Record<string, readonly string[] | undefined>>;
  body: Buffer;
}

/** Nothing tells the server who asks: a command would get what a command is to get. */
const browser = 'Mozilla/5.0 (Windows NT 10.0; Win64; x64; rv:140.0) Gecko/20100101 Firefox/140.0';

/** Follows nothing. Rejects with a sentence where no whole answer comes. */
export async function ask(address: URL, asked: Asked): Promise<Answer> {
  const { body, headers, status } = await received(address, asked);
  const [encoding = 'identity', ...more] = headers['content-encoding'] ?? [];
  return { status, headers, body: unpacked(body, [encoding, ...more].join(', '), asked.limit) };
}

function received(address: URL, asked: Asked): Promise<Answer> {
  const send = address.protocol === 'https:' ? requestSecure : requestPlain;
  return new Promise((resolve, reject) => {
    const options: RequestOptions = { headers: headersOf(asked), agent: false };
    const sent = send(address, options, (reply) => {
      const parts: Buffer[] = [];
      let bytes = 0;
      reply.on('data', (part: Buffer) => {
        parts.push(part);
        bytes += part.length;
        if (bytes > asked.limit) fail(`is longer than ${asked.limit} bytes`);
      });
      reply.once('error', (error) => fail(`was cut off (${error.message})`));
      reply.once('end', () => {
        clearTimeout(late);
        if (!reply.complete) return fail('was cut off');
        const { headersDistinct: headers, statusCode: status = 0 } = reply;
        resolve({ status, headers, body: Buffer.concat(parts) });
      });
    });
    const fail = (reason: string) => {
      clearTimeout(late);
      reject(new Error(reason));
      sent.destroy();
    };
    const late = setTimeout(
      () => fail(`did not come whole within ${asked.patience / 1000} s`),
      asked.patience,
    );
    sent.once('error', (error) => fail(`did not come (${error.message})`));
    sent.end();
  });
}

function headersOf({ encoding, kind, language = 'de-DE,de' }: Asked): Record<string, string> {
  const page = kind === 'document';
  return {
    'user-agent': browser,
    accept: page ? 'text/html,application/xhtml+xml,application/xml;q=0.9,*/*;q=0.8' : '*/*',
    'accept-language': `${language};q=0.7,en;q=0.3`,
    'accept-encoding': encoding ?? 'gzip, deflate, br',
    'sec-fetch-dest': kind,
    'sec-fetch-mode': page ? 'navigate' : kind === 'worker' ? 'same-origin' : 'cors',
    'sec-fetch-site': page ? 'none' : 'same-origin',
    ...(page ? { 'sec-fetch-user': '?1', 'upgrade-insecure-requests': '1' } : {}),
  };
}

function unpacked(body: Buffer, encoding: string, limit: number): Buffer {
  try {
    if (encoding === 'identity') return body;
    if (encoding === 'br') return brotliDecompressSync(body, { maxOutputLength: limit });
    if (encoding === 'gzip') return gunzipSync(body, { maxOutputLength: limit });
  } catch (error) {
    throw new Error(`can't be unpacked (${(error as Error).message})`);
  }
  throw new Error(`comes as "${encoding}", which nobody asked for`);
}
