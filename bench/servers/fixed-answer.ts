/**
 * Node's own HTTP server with one answer: the body from its standard input, the headers from its
 * argument, both made ready beforehand. Tells its address to whoever started it.
 */
import { createServer } from 'node:http';
import type { AddressInfo } from 'node:net';
import { buffer } from 'node:stream/consumers';

const body = await buffer(process.stdin);
const given = JSON.parse(process.argv[2] ?? '{}') as Record<string, string>;
const headers = Object.entries({ ...given, 'content-length': String(body.length) }).flat();
const text = body.toString('latin1');

const server = createServer((_, response) => {
  response.writeHead(200, headers);
  response.end(text, 'latin1');
});
server.listen(0, '127.0.0.1', () => {
  process.send?.(`http://127.0.0.1:${(server.address() as AddressInfo).port}`);
});
process.once('disconnect', () => process.exit(0));
