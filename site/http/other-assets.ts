import { createHash, createHmac, timingSafeEqual } from 'node:crypto';
import { readdir, readFile } from 'node:fs/promises';
import { extname, join } from 'node:path';
import {
  bytesOf,
  type FileStore,
  fromBytes,
  type ListedFile,
} from '@oilway/store/files/file-store.ts';

/** Below it lies one file for each version: all scripts, styles, fonts and pictures that its pages name. */
const place = 'cache/assets/';
/** Bytes of what shows that a host with our secret has written the rest. */
const markLength = 32;

/** How long pages of a version may stay open that no host runs any more, in days. */
const keptFor = 35;
/** A version that still runs says so anew after so many days. */
const renewed = 7;
const day = 86_400_000;

/** Milliseconds in which it is looked once for versions that are new to us, whatever is asked for. */
const pause = 2000;
/** So many versions are looked through, the newest first. */
const most = 10;

/** What is made of an asset again, or belongs to nobody's page. */
const besides = /\.(br|gz)$/;
const types: Record<string, string> = {
  '.js': 'text/javascript; charset=utf-8',
  '.css': 'text/css; charset=utf-8',
  '.svg': 'image/svg+xml',
  '.png': 'image/png',
  '.woff2': 'font/woff2',
};

export interface OtherAsset {
  bytes: Buffer;
  type: string;
}

/**
 * Assets of the versions that other hosts run, or that we ran lately: while hosts are upgraded one by one a page of one of them is read with
 * the scripts that another one gives, and browsers have pages open from before. They lie in the files that all hosts share. Who can write
 * those without the hosts' secret cannot slip a script in.
 */
export class OtherAssets {
  readonly #files: FileStore;
  readonly #secret: string;
  readonly #clock: () => number;
  readonly #known = new Map<string, Map<string, OtherAsset>>();
  #own = '';
  #looked = Number.NEGATIVE_INFINITY;
  #looking: Promise<void> | undefined;

  constructor(files: FileStore, secret: string, clock: () => number = Date.now) {
    this.#files = files;
    this.#secret = secret;
    this.#clock = clock;
  }

  /**
   * Puts our own where the others find them, before anybody is told their names, and takes away what is too old.
   * @param folder the built assets. @throws StorageAwayError
   */
  async share(folder: string): Promise<void> {
    const names = (await readdir(folder)).filter((name) => !besides.test(name)).sort();
    const all = await Promise.all(
      names.map(async (name) => [name, (await readFile(join(folder, name))).toString('base64')]),
    );
    const version = Buffer.from(JSON.stringify(Object.fromEntries(all)));
    const key = `${place}${createHash('sha256').update(version).digest('hex').slice(0, 32)}`;
    this.#own = key;
    const now = this.#clock();
    const known = await this.#files.head(key);
    if (!known || known.modified < now - renewed * day)
      await this.#files.put(key, fromBytes(Buffer.concat([this.#mark(key, version), version])));
    for (const { key: old, modified } of await this.#versions())
      if (old !== key && modified < now - keptFor * day) await this.#files.remove(old);
  }

  /** @param name without the path. @throws StorageAwayError */
  async find(name: string): Promise<OtherAsset | undefined> {
    const asset = this.#kept(name);
    if (asset) return asset;
    await this.#look();
    return this.#kept(name);
  }

  #kept(name: string): OtherAsset | undefined {
    for (const assets of this.#known.values()) {
      const asset = assets.get(name);
      if (asset) return asset;
    }
    return undefined;
  }

  #look(): Promise<void> {
    if (this.#looking) return this.#looking;
    if (this.#clock() < this.#looked + pause) return Promise.resolve();
    this.#looked = this.#clock();
    this.#looking = this.#readNew().finally(() => {
      this.#looking = undefined;
    });
    return this.#looking;
  }

  async #readNew(): Promise<void> {
    const newest = (await this.#versions())
      .filter(({ key }) => key !== this.#own)
      .sort((one, other) => other.modified - one.modified)
      .slice(0, most)
      .map(({ key }) => key);
    for (const key of this.#known.keys()) if (!newest.includes(key)) this.#known.delete(key);
    for (const key of newest)
      if (!this.#known.has(key)) this.#known.set(key, await this.#read(key));
  }

  async #read(key: string): Promise<Map<string, OtherAsset>> {
    const bytes = await bytesOf(this.#files, key);
    const [mark, version] = [bytes?.subarray(0, markLength), bytes?.subarray(markLength)];
    if (mark?.length !== markLength || !version) return new Map();
    if (!timingSafeEqual(mark, this.#mark(key, version))) return new Map();
    const all = Object.entries(JSON.parse(version.toString()) as Record<string, string>);
    return new Map(
      all.map(([name, text]) => [
        name,
        {
          bytes: Buffer.from(text, 'base64'),
          type: types[extname(name)] ?? 'application/octet-stream',
        },
      ]),
    );
  }

  async #versions(): Promise<ListedFile[]> {
    const found: ListedFile[] = [];
    for await (const file of this.#files.list(place)) found.push(file);
    return found;
  }

  #mark(key: string, version: Uint8Array): Buffer {
    return createHmac('sha256', this.#secret).update(`${key}\0`).update(version).digest();
  }
}
