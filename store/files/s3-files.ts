import { pipeline, type Readable } from 'node:stream';
import { setTimeout as wait } from 'node:timers/promises';
import type { S3Client } from '@aws-sdk/client-s3';
import { StorageAwayError } from '../storage-away.ts';
import { exactly } from './exactly.ts';
import {
  type ByteRange,
  expectKey,
  type FileSource,
  type FileStore,
  fromBytes,
  isKey,
  type ListedFile,
  type OpenedFile,
  type StoredFile,
} from './file-store.ts';
import type { BucketLocation } from './location.ts';

/** Timeouts in milliseconds: of the connection, of a response including retries, and of a transfer without progress. */
const patience = { connect: 2000, answer: 5000, silence: 60_000 };
/** Attempts of a write, and milliseconds between two. */
const tries = 3;
const pause = 300;
/** A slow reader occupies a connection for its whole download. */
const connections = 200;

/** Stores files in an S3 bucket. The SDK is loaded at first use. */
export class S3Files implements FileStore {
  readonly place: string;
  readonly #location: BucketLocation;
  #client: Promise<Loaded> | undefined;

  constructor(location: BucketLocation) {
    const { bucket, endpoint, prefix } = location;
    this.place = `${endpoint}/${bucket}/${prefix}`;
    this.#location = location;
  }

  async put(key: string, source: FileSource, mediaType?: string): Promise<void> {
    expectKey(key);
    for (let attempt = 1; ; attempt += 1) {
      try {
        return await this.#putOnce(key, source, mediaType);
      } catch (error) {
        if (!(error instanceof StorageAwayError) || attempt === tries) throw error;
        await wait(pause * attempt);
      }
    }
  }

  async #putOnce(key: string, source: FileSource, mediaType?: string): Promise<void> {
    const { client, sdk } = await this.#loaded();
    const broken = new AbortController();
    let sourceError: Error | undefined;
    let told = Date.now();
    const body = exactly(source.size).on('data', () => {
      told = Date.now();
    });
    body.pause();
    pipeline(source.open(), body, (error) => {
      if (!error || broken.signal.aborted) return;
      sourceError = error;
      broken.abort();
    });
    // The timeout is per progress, so it does not limit the file's size.
    const watch = setInterval(() => Date.now() - told > patience.answer && broken.abort(), 500);
    try {
      await client.send(
        new sdk.PutObjectCommand({
          ...this.#at(key),
          Body: body,
          ContentLength: source.size,
          ContentType: mediaType,
        }),
        { abortSignal: broken.signal },
      );
    } catch (cause) {
      throw sourceError ?? away(`${key} can't be kept`, cause);
    } finally {
      clearInterval(watch);
      broken.abort();
      body.destroy();
    }
  }

  async head(key: string): Promise<StoredFile | undefined> {
    if (!isKey(key)) return undefined;
    const { client, sdk } = await this.#loaded();
    const found = await this.#asked(key, (abortSignal) =>
      client.send(new sdk.HeadObjectCommand(this.#at(key)), { abortSignal }),
    );
    return found && { size: found.ContentLength ?? 0, modified: Number(found.LastModified) };
  }

  async open(key: string, range?: ByteRange): Promise<OpenedFile | undefined> {
    if (!isKey(key)) return undefined;
    const { client, sdk } = await this.#loaded();
    const found = await this.#asked(key, (abortSignal) =>
      client.send(
        new sdk.GetObjectCommand({
          ...this.#at(key),
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
    const { client, sdk } = await this.#loaded();
    await this.#asked(key, (abortSignal) =>
      client.send(new sdk.DeleteObjectCommand(this.#at(key)), { abortSignal }),
    );
  }

  async *list(prefix: string): AsyncGenerator<ListedFile> {
    const { bucket, prefix: own } = this.#location;
    const { client, sdk } = await this.#loaded();
    let ContinuationToken: string | undefined;
    do {
      const from = { Bucket: bucket, Prefix: `${own}${prefix}`, ContinuationToken };
      const page = await this.#asked(prefix, (abortSignal) =>
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
    const { client, sdk } = await this.#loaded();
    const signal = AbortSignal.timeout(patience.answer);
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
        return `${endpoint} does not let this key use the bucket ${bucket}`;
      return `${endpoint} does not do what it is asked (${codeOf(error)})`;
    }
  }

  #at(key: string) {
    return { Bucket: this.#location.bucket, Key: `${this.#location.prefix}${key}` };
  }

  /** @returns undefined for a missing file. @throws StorageAwayError, RangeError */
  async #asked<Answer>(
    key: string,
    ask: (late: AbortSignal) => Promise<Answer>,
  ): Promise<Answer | undefined> {
    // The timeout ends with the response headers: the body takes as long as its reader.
    const late = new AbortController();
    const timer = setTimeout(() => late.abort(), patience.answer);
    try {
      return await ask(late.signal);
    } catch (cause) {
      const { name } = cause as Error;
      if (name === 'NoSuchKey' || name === 'NotFound') return undefined;
      if (name === 'InvalidRange') throw new RangeError(`${key} is shorter`, { cause });
      throw away(`${key} can't be read`, cause);
    } finally {
      clearTimeout(timer);
    }
  }

  #loaded(): Promise<Loaded> {
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
      connectionTimeout: patience.connect,
      socketTimeout: patience.silence,
      httpAgent: { maxSockets: connections, keepAlive: true },
      httpsAgent: { maxSockets: connections, keepAlive: true },
    },
  });
  return { sdk, client };
}

const away = (what: string, cause: unknown) =>
  new StorageAwayError(`${what} (${codeOf(cause)})`, { cause });

const statusOf = (error: unknown) =>
  (error as { $metadata?: { httpStatusCode?: number } } | undefined)?.$metadata?.httpStatusCode;

/** Returns an error's name or system code; never its message, which may contain the request. */
function codeOf(error: unknown): string {
  const { cause, code, name } = error as NodeJS.ErrnoException;
  return error instanceof StorageAwayError ? codeOf(cause) : (code ?? name);
}
