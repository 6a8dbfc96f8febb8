import { createServer, type Server, type Socket } from 'node:net';
import { afterEach, expect, test } from 'vitest';
import { classifyDatabaseError } from '../database/error-class.ts';
import { StorageUnavailableError } from '../storage-unavailable-error.ts';
import { bytesOf, type FileStore, fromBytes } from './file-store.ts';
import { openFileStore } from './open-file-store.ts';
import { parseStorageUrl } from './storage-location.ts';

let server: Server | undefined;
const sockets = new Set<Socket>();
afterEach(() => {
  server?.close();
  for (const socket of sockets) socket.destroy();
});

/** Returns a store whose server handles each connection by `treat`. */
async function filesAt(treat: (socket: Socket) => void): Promise<FileStore> {
  server = createServer((socket) => {
    sockets.add(socket.on('error', () => undefined));
    treat(socket);
  });
  await new Promise<void>((listening) => server?.listen(0, '127.0.0.1', listening));
  const { port } = server.address() as { port: number };
  return filesOf(`s3://key:hidden@127.0.0.1:${port}/bucket?tls=0`);
}
function filesOf(url: string): FileStore {
  const location = parseStorageUrl({ STORAGE_URL: url }, '/nonexistent');
  if ('problem' in location) throw new Error(location.problem);
  return openFileStore(location);
}

/** Expects every call to a failing server to fail within ten seconds, and not as a database error. */
async function failsInTime(files: FileStore) {
  const begun = Date.now();
  const all = [
    files.head('media/a'),
    files.open('media/a'),
    files.remove('media/a'),
    files.list('media/').next(),
  ];
  for (const one of await Promise.allSettled(all)) {
    const error = one.status === 'rejected' ? one.reason : undefined;
    expect(error).toBeInstanceOf(StorageUnavailableError);
    expect(classifyDatabaseError(error)).toBeUndefined();
    expect(String(error)).not.toContain('hidden');
  }
  expect(Date.now() - begun).toBeLessThan(10_000);
}

const answer = (status: string, body = '', length = body.length) =>
  `HTTP/1.1 ${status}\r\nContent-Length: ${length}\r\nLast-Modified: Fri, 27 Nov 2026 05:00:00 GMT\r\n\r\n${body}`;

test('rejects every call when the server is unreachable', async () => {
  const files = filesOf('s3://key:hidden@127.0.0.1:1/bucket?tls=0');
  await failsInTime(files);
  await expect(files.put('media/a', fromBytes(Buffer.from('a')))).rejects.toThrow(
    StorageUnavailableError,
  );
  expect(await files.problem()).toBe('http://127.0.0.1:1 does not process requests (ECONNREFUSED)');
});

test('rejects every call within ten seconds when the server never responds', async () => {
  await failsInTime(await filesAt((socket) => socket.resume()));
});

test('rejects every call on 503 and 403 responses', async () => {
  const files = await filesAt((socket) =>
    socket.on('data', () => socket.write(answer('503 Slow Down'))),
  );
  await failsInTime(files);
  const other = await filesAt((socket) =>
    socket.on('data', () => socket.write(answer('403 Forbidden'))),
  );
  await failsInTime(other);
  expect(await other.problem()).toMatch(/denies this key access to the bucket bucket$/);
});

test('rejects a read whose response ends early', async () => {
  const files = await filesAt((socket) =>
    socket.on('data', () => socket.end(answer('200 OK', 'half', 5_000_000_000))),
  );
  await expect(bytesOf(files, 'media/a')).rejects.toThrow(StorageUnavailableError);
});
