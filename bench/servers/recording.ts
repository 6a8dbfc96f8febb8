import { get } from 'node:http';

/** An answer as it went over the wire, still compressed. */
export interface Recording {
  path: string;
  body: Buffer;
  etag: string;
  /** Without those that every server writes by itself: length, date, connection, entity tag. */
  headers: Record<string, string>;
}

const ownOfEachServer = new Set(['content-length', 'date', 'connection', 'keep-alive', 'etag']);

/** Asks a server once and keeps what it sent. @throws when the answer is not 200. */
export function record(origin: string, path: string, encoding: string): Promise<Recording> {
  return new Promise((resolve, reject) => {
    const request = get(
      `${origin}${path}`,
      { headers: { 'accept-encoding': encoding } },
      (response) => {
        const chunks: Buffer[] = [];
        response.on('data', (chunk: Buffer) => chunks.push(chunk));
        response.on('end', () => {
          if (response.statusCode !== 200)
            reject(new Error(`${path} answered ${response.statusCode}`));
          const headers = Object.entries(response.headers)
            .filter(([name]) => !ownOfEachServer.has(name))
            .map(([name, value]) => [name, String(value)] as const);
          resolve({
            path,
            body: Buffer.concat(chunks),
            etag: String(response.headers.etag),
            headers: Object.fromEntries(headers),
          });
        });
      },
    );
    request.once('error', reject);
  });
}
