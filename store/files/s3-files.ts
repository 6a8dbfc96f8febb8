import { pipeline, type Readable } from 'node:stream';
import { setTimeout as wait } from 'node:timers/promises';
import type { S3Client } from '@aws-sdk/client-s3';
import { StorageUnavailableError } from '../storage-unavailable-error.ts';
import {
  assertKey,
  type ByteRange,
  type FileSource,
  type FileStore,
  fromBytes,
  isKey,
  type ListedFile,
  type OpenedFile,
  type StoredFile,
} from './file-store.ts';
import { readExactly } from './read-exactly.ts';
import type { BucketLocation } from './storage-location.ts';

/** Timeouts in milliseconds: of the connection, of a response including retries, and of a transfer without progress. */
const timeouts = { connect: 2000, response: 5000, idle: 60_000 };
/** Attempts of a write, and milliseconds between two. */
const tries = 3;
const retryDelay = 300;
/** A slow reader occupies a connection for its whole download. */
const connections = 200;

/** Stores files in an S3 bucket. The SDK is loaded at first use. */
export class S3Files implements FileStore {
  readonly description: string;
  readonly #location: BucketLocation;
  #client: Promise<Loaded> | undefined;

  constructor(location: BucketLocation) {
    const { bucket, endpoint, prefix } = location;
    this.description = `${endpoint}/${bucket}/${prefix}`;
    this.#location = location;
  }

  async put(key: string, source: FileSource, mediaType?: string): Promise<void> {
    assertKey(key);
    for (let attempt = 1; ; attempt += 1) {
      try {
        return await this.#putOnce(key, source, mediaType);
      } catch (error) {
        if (!(error instanceof StorageUnavailableError) || attempt === tries) throw error;
        await wait(retryDelay * attempt);
      }
    }
  }

  async #putOnce(key: string, source: FileSource, mediaType?: string): Promise<void> {
    const { client, sdk } = await this.#loadedClient();
    const abort = new AbortController();
    let sourceError: Error | undefined;
    let lastProgress = Date.now();
    const body = readExactly(source.size).on('data', () => {
      lastProgress = Date.now();
    });
    body.pause();
    pipeline(source.open(), body, (error) => {
      if (!error || abort.signal.aborted) return;
      sourceError = error;
      abort.abort();
    });
    // The timeout is per progress, so it does not limit the file's size.
    const watchdog = setInterval(
      () => Date.now() - lastProgress > timeouts.response && abort.abort(),
      500,
    );
    try {
      await client.send(
        new sdk.PutObjectCommand({
          ...this.#objectAt(key),
          Body: body,
          ContentLength: source.size,
          ContentType: mediaType,
        }),
        { abortSignal: abort.signal },
      );
    } catch (cause) {
      throw sourceError ?? unavailable(`${key} can't be stored`, cause);
    } finally {
      clearInterval(watchdog);
      abort.abort();
      body.destroy();
    }
  }

  async head(key: string): Promise<StoredFile | undefined> {
    if (!isKey(key)) return undefined;
    const { client, sdk } = await this.#loadedClient();
    const found = await this.#request(key, (abortSignal) =>
      client.send(new sdk.HeadObjectCommand(this.#objectAt(key)), { abortSignal }),
    );
    return found && { size: found.ContentLength ?? 0, modified: Number(found.LastModified) };
  }

  async open(key: string, range?: ByteRange): Promise<OpenedFile | undefined> {
    if (!isKey(key)) return undefined;
    const { client, sdk } = await this.#loadedClient();
    const found = await this.#request(key, (abortSignal) =>
      client.send(
        new sdk.GetObjectCommand({
          ...this.#objectAt(key),
          ...(range && { Range: `bytes=${range.start}-${range.end}` }),
        }),
        { abortSignal },
      ),
    );
    if (!found) return undefined;
    const whole = /\/(\d+)$/.exec(found.ContentRange ?? '')?.[1] ?? found.ContentLength;
    return {
      size: Number(whole),
      modified: Number(found.LastModified),
      stream: found.Body as Readable,
    };
  }

  async remove(key: string): Promise<void> {
    if (!isKey(key)) return;
    const { client, sdk } = await this.#loadedClient();
    await this.#request(key, (abortSignal) =>
      client.send(new sdk.DeleteObjectCommand(this.#objectAt(key)), { abortSignal }),
    );
  }

  async *list(prefix: string): AsyncGenerator<ListedFile> {
    const { bucket, prefix: own } = this.#location;
    const { client, sdk } = await this.#loadedClient();
    let ContinuationToken: string | undefined;
    do {
      const from = { Bucket: bucket, Prefix: `${own}${prefix}`, ContinuationToken };
      const page = await this.#request(prefix, (abortSignal) =>
        client.send(new sdk.ListObjectsV2Command(from), { abortSignal }),
      );
      for (const { Key = '', LastModified, Size = 0 } of page?.Contents ?? []) {
        const key = Key.slice(own.length);
        // Some programs create folder objects, which are not files.
        if (isKey(key)) yield { key, size: Size, modified: Number(LastModified) };
      }
      ContinuationToken = page?.IsTruncated ? page.NextContinuationToken : undefined;
    } while (ContinuationToken);
  }

  async problem(): Promise<string | undefined> {
    const { bucket, endpoint } = this.#location;
    const { client, sdk } = await this.#loadedClient();
    const signal = AbortSignal.timeout(timeouts.response);
    try {
      await client.send(new sdk.HeadBucketCommand({ Bucket: bucket }), { abortSignal: signal });
      const probe = `cache/probe-${crypto.randomUUID()}`;
      await this.#putOnce(probe, fromBytes(Buffer.from('oilway')));
      await this.remove(probe);
      return undefined;
    } catch (error) {
      const status = statusOf(error) ?? statusOf((error as Error).cause);
      if (status === 404) return `there is no bucket ${bucket} on ${endpoint}`;
      if (status === 403 || status === 401)
        return `${endpoint} denies this key access to the bucket ${bucket}`;
      return `${endpoint} does not process requests (${codeOf(error)})`;
    }
  }

  #objectAt(key: string) {
    return { Bucket: this.#location.bucket, Key: `${this.#location.prefix}${key}` };
  }

  /** @returns undefined for a missing file. @throws StorageUnavailableError, RangeError */
  async #request<Answer>(
    key: string,
    send: (timeout: AbortSignal) => Promise<Answer>,
  ): Promise<Answer | undefined> {
    // The timeout ends with the response headers: the body takes as long as its reader.
    const timeout = new AbortController();
    const timer = setTimeout(() => timeout.abort(), timeouts.response);
    try {
      return await send(timeout.signal);
    } catch (cause) {
      const { name } = cause as Error;
      if (name === 'NoSuchKey' || name === 'NotFound') return undefined;
      if (name === 'InvalidRange')
        throw new RangeError(`the range is beyond the end of ${key}`, { cause });
      throw unavailable(`${key} can't be read`, cause);
    } finally {
      clearTimeout(timer);
    }
  }

  #loadedClient(): Promise<Loaded> {
    this.#client ??= load(this.#location);
    return this.#client;
  }
}

const silent = () => undefined;

interface Loaded {
  sdk: typeof import('@aws-sdk/client-s3');
  client: S3Client;
}

async function load({ accessKey, endpoint, region, secretKey }: BucketLocation): Promise<Loaded> {
  const sdk = await import('@aws-sdk/client-s3');
  const client = new sdk.S3Client({
    endpoint,
    region,
    credentials: { accessKeyId: accessKey, secretAccessKey: secretKey },
    forcePathStyle: true,
    maxAttempts: tries,
    // The SDK's errors contain what it would log.
    logger: { debug: silent, info: silent, warn: silent, error: silent },
    // S3-compatible servers often lack the newer checksums.
    requestChecksumCalculation: 'WHEN_REQUIRED',
    responseChecksumValidation: 'WHEN_REQUIRED',
    requestHandler: {
      connectionTimeout: timeouts.connect,
      socketTimeout: timeouts.idle,
      httpAgent: { maxSockets: connections, keepAlive: true },
      httpsAgent: { maxSockets: connections, keepAlive: true },
    },
  });
  return { sdk, client };
}

const unavailable = (what: string, cause: unknown) =>
  new StorageUnavailableError(`${what} (${codeOf(cause)})`, { cause });

const statusOf = (error: unknown) =>
  (error as { $metadata?: { httpStatusCode?: number } } | undefined)?.$metadata?.httpStatusCode;

/** Returns an error's name or system code; never its message, which may contain the request. */
function codeOf(error: unknown): string {
  const { cause, code, name } = error as NodeJS.ErrnoException;
  return error instanceof StorageUnavailableError ? codeOf(cause) : (code ?? name);
}
