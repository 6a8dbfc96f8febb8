import { connect } from 'node:net';

export interface RawResponse {
  status: number;
  headers: Record<string, string | undefined>;
  body: string;
}

/**
 * Writes bytes to a port and reads what comes back until the server closes the connection.
 * @throws when the server is silent for 30 s.
 */
export function sendRawRequest(port: number, bytes: Buffer): Promise<RawResponse[]> {
  return new Promise((resolve, reject) => {
    const socket = connect({ port, host: '127.0.0.1', allowHalfOpen: true });
    const read: Buffer[] = [];
    socket.setTimeout(30_000, () =>
      socket.destroy(
        new Error(
          `no complete response to ${JSON.stringify(bytes.toString('latin1').slice(0, 300))}`,
        ),
      ),
    );
    socket.on('data', (part: Buffer) => read.push(part));
    socket.on('end', () => socket.end());
    // The server may close the connection during the write: the response until then counts.
    socket.on('error', (error: NodeJS.ErrnoException) => {
      if (error.code !== 'ECONNRESET' && error.code !== 'EPIPE') reject(error);
    });
    socket.on('close', () => resolve(parseResponses(Buffer.concat(read).toString('latin1'))));
    socket.write(bytes);
  });
}

function parseResponses(text: string): RawResponse[] {
  return text
    .split(/(?=HTTP\/1\.1 \d{3} )/)
    .filter(Boolean)
    .map((response) => {
      const [head = '', ...body] = response.split('\r\n\r\n');
      const [first = '', ...lines] = head.split('\r\n');
      const headers = lines.map((line) => [
        line.slice(0, line.indexOf(':')).toLowerCase(),
        line.slice(line.indexOf(':') + 1).trim(),
      ]);
      return {
        status: Number(first.split(' ')[1]),
        headers: Object.fromEntries(headers),
        body: body.join('\r\n\r\n'),
      };
    });
}
