import { createHmac, randomBytes } from 'node:crypto';
import { existsSync, readFileSync, writeFileSync } from 'node:fs';
import { join, resolve } from 'node:path';
import { z } from 'zod';
import { databaseFiles, dataFolderProblem, setUmask } from './data-folder.ts';
import { databaseUrlProblem } from './database/database-url.ts';
import { type FeedAccount, feedAccountsOf } from './feed-accounts.ts';
import { parseStorageUrl, type StorageLocation } from './files/storage-location.ts';
import { type MetricsAddress, readMetricsAddress } from './metrics-address.ts';
import { renamedSettingProblems } from './renamed-settings.ts';
import { readStreetTiles, type StreetTiles } from './street-tiles.ts';

export type { AttributionPart, StreetTiles } from './street-tiles.ts';

const origin = z
  .url({ protocol: /^https?$/, error: 'must be an http(s) origin such as https://oilway.example' })
  .refine(
    (value) => !URL.canParse(value) || new URL(value).origin === value,
    'must be an origin without a path or trailing slash',
  );
const port = z.coerce.number('must be a port number').int().min(1).max(65535);
const secret = z.string().min(32, 'must have at least 32 characters');

const account = z.string().regex(/^\d{1,30}$/, 'must be a numeric account id');
const token = z.string().min(20, 'must have at least 20 characters');

const recaptchaKey = z
  .string()
  .regex(/^[\w-]{20,100}$/, 'must be a reCAPTCHA key')
  .optional();

const defaultPort = 3000;

const schema = z.object({
  NODE_ENV: z.enum(['production', 'development', 'test']).default('production'),
  DATA_DIR: z.string().min(1).default('var'),
  DATABASE_URL: z
    .string()
    .refine((url) => !databaseUrlProblem(url), {
      error: ({ input }) => databaseUrlProblem(`${input}`),
    })
    .optional(),
  HOST: z.string().min(1).default('127.0.0.1'),
  SITE_PORT: port.default(defaultPort),
  STUDIO_PORT: port.default(3001),
  SITE_ORIGIN: origin.optional(),
  STUDIO_ORIGIN: origin.optional(),
  PAYLOAD_SECRET: secret.optional(),
  PREVIEW_SECRET: secret.optional(),
  META_API_URL: z
    .url({ protocol: /^https?$/, error: 'must be an http(s) URL' })
    .default('https://graph.facebook.com/v23.0'),
  META_TOKEN_DE: token.optional(),
  META_INSTAGRAM_DE: account.optional(),
  META_FACEBOOK_DE: account.optional(),
  META_TOKEN_PL: token.optional(),
  META_INSTAGRAM_PL: account.optional(),
  META_FACEBOOK_PL: account.optional(),
  YOUTUBE_API_KEY: z
    .string()
    .regex(/^[\w-]{20,100}$/, 'must be a YouTube Data API key')
    .optional(),
  VIDEO_ORIGIN: origin.optional(),
  RECAPTCHA_SITE_KEY: recaptchaKey,
  RECAPTCHA_SECRET: recaptchaKey,
  RECAPTCHA_ORIGIN: origin.optional(),
  SMTP_URL: z
    .url({ protocol: /^smtps?$/, error: 'must be a URL such as smtps://user:password@host' })
    .optional(),
  MAIL_FROM: z.email('must be a mail address').default('info@oilway.example'),
  SECURITY_CONTACT: z
    .url({ protocol: /^(https|mailto)$/, error: 'must be an https: or mailto: URL' })
    .optional(),
  TRACKING_ORIGINS: z
    .string()
    .transform((list) => list.split(/, */))
    .refine(
      (list) => list.every((one) => origin.safeParse(one).success),
      'must be http(s) origins, separated by commas',
    )
    .default([]),
  TRUSTED_PROXIES: z
    .string()
    .regex(/^[\da-f:.]+(, *[\da-f:.]+)*$/i, 'must be IP addresses, separated by commas')
    .optional(),
  RUN_JOBS: z.enum(['studio', 'worker']).default('studio'),
  OTEL_EXPORTER_OTLP_ENDPOINT: z
    .url({
      protocol: /^https?$/,
      error: 'must be an http(s) URL such as http://127.0.0.1:4318',
    })
    .optional(),
  LOG_LEVEL: z.enum(['fatal', 'error', 'warn', 'info', 'debug', 'silent']).default('info'),
});

/** All operator settings, validated, with defaults. Paths are absolute. */
export interface Settings {
  mode: 'production' | 'development' | 'test';
  dataDir: string;
  /** Where files are stored. */
  storage: StorageLocation;
  databaseUrl: string;
  /** True when the database is the file under `dataDir` that Oilway creates and seeds. */
  embeddedDatabase: boolean;
  host: string;
  sitePort: number;
  studioPort: number;
  siteOrigin: string;
  studioOrigin: string;
  payloadSecret: string;
  previewSecret: string;
  /** Base URL and version of Meta's Graph API, without a trailing slash. */
  metaApi: string;
  /** The accounts whose posts are shown; empty without a token. */
  socialFeeds: FeedAccount[];
  /** The street map; undefined when only the built-in borders are drawn. */
  streetTiles: StreetTiles | undefined;
  /** Without a key no video metadata is requested. */
  youtubeKey: string | undefined;
  /** An origin that replaces all of YouTube's. */
  videoProvider: string | undefined;
  /** Google reCAPTCHA, for visitors who consent; undefined without both keys. */
  recaptcha: { siteKey: string; secret: string; provider: string | undefined } | undefined;
  /** Undefined leaves mails in the outbox. */
  smtpUrl: string | undefined;
  /** The From address of mails. */
  mailFrom: string;
  /** Where vulnerabilities are reported: an https: or mailto: URL. */
  securityContact: string;
  /** Third-party origins that a form may redirect to after submission. */
  trackingOrigins: string[];
  /** Addresses of proxies whose `X-Forwarded-For` is trusted. */
  trustedProxies: string[];
  /** Signs captchas; shared by all processes. */
  captchaSecret: string;
  /** Signs the assets that hosts serve for each other. */
  assetSecret: string;
  /** Signs the links that cancel event sign-ups. */
  cancelSecret: string;
  /** Keys the hashes of counters; shared by all processes. */
  limitSecret: string;
  /** Signs the challenges of passkeys; shared by all processes. */
  passkeySecret: string;
  /** Encrypts the one-time code secrets of staff, and signs the challenges of their passkeys. */
  factorSecret: string;
  /** Where jobs run and mails are sent: in each studio, or in workers only. */
  runJobs: 'studio' | 'worker';
  /** Undefined disables the metrics server. */
  metrics: MetricsAddress | undefined;
  /** The trace collector; undefined disables tracing. */
  otlpEndpoint: string | undefined;
  logLevel: 'fatal' | 'error' | 'warn' | 'info' | 'debug' | 'silent';
}

/** Invalid settings: one sentence each, all reported at once. */
export class SettingsError extends Error {
  readonly problems: string[];
  constructor(problems: string[]) {
    super(problems.join('\n'));
    this.name = 'SettingsError';
    this.problems = problems;
  }
}

let cachedSettings: Settings | undefined;

/**
 * Returns the settings of this process: the environment, and the secrets from it or from `secrets.json` in the data folder, which the first run
 * creates. Cached after the first call. Also sets umask 077.
 * @param make false creates no files, for read-only commands: missing secrets are then generated for this process only.
 * @throws SettingsError naming every invalid setting and a folder that is not writable or that others can read.
 */
export function readSettings({ make: create = true } = {}): Settings {
  if (!cachedSettings) setUmask();
  cachedSettings ??= settingsOf(process.env, { make: create });
  return cachedSettings;
}

/** Returns the environment of a child process: this one, and more. */
export const environmentWith = (more: Record<string, string>) => ({ ...process.env, ...more });

/** Returns the settings of another environment. @throws SettingsError, as `readSettings` does. */
export function settingsOf(
  environment: Record<string, string | undefined>,
  { make: create = true } = {},
): Settings {
  const environmentValues = Object.fromEntries(
    Object.entries(environment).filter(([, value]) => value !== ''),
  );
  const parsed = schema.safeParse(environmentValues);
  const problems = parsed.success
    ? []
    : parsed.error.issues.map((issue) => `${issue.path.join('.')}: ${issue.message}`);
  problems.push(...renamedSettingProblems(environmentValues));
  const dataDir = resolve(
    /* turbopackIgnore: true */ parsed.data?.DATA_DIR ?? environmentValues.DATA_DIR ?? 'var',
  );
  const folderProblem = dataFolderProblem(
    dataDir,
    databaseFiles(environmentValues.DATABASE_URL),
    create,
  );
  if (folderProblem) problems.push(folderProblem);
  const { STUDIO_PORT = 3001, SITE_PORT = defaultPort } = parsed.data ?? {};
  const siteOrigin = environmentValues.SITE_ORIGIN ?? `http://localhost:${SITE_PORT}`;
  const street = readStreetTiles(environmentValues, siteOrigin);
  const metrics = readMetricsAddress(environmentValues, { SITE_PORT, STUDIO_PORT });
  problems.push(...street.problems, ...metrics.problems);
  const storage = parseStorageUrl(environmentValues, dataDir);
  if ('problem' in storage) problems.push(storage.problem);
  if (Boolean(environmentValues.RECAPTCHA_SITE_KEY) !== Boolean(environmentValues.RECAPTCHA_SECRET))
    problems.push('RECAPTCHA_SITE_KEY, RECAPTCHA_SECRET: set both or neither');
  if (!parsed.success || 'problem' in storage || problems.length > 0)
    throw new SettingsError(problems);

  const values = parsed.data;
  const secrets = readSecrets(dataDir, create);
  return {
    mode: values.NODE_ENV,
    dataDir,
    storage,
    databaseUrl: values.DATABASE_URL ?? `file:${join(dataDir, 'oilway.db')}`,
    embeddedDatabase: values.DATABASE_URL === undefined,
    host: values.HOST,
    sitePort: values.SITE_PORT,
    studioPort: values.STUDIO_PORT,
    siteOrigin,
    studioOrigin: values.STUDIO_ORIGIN ?? `http://localhost:${values.STUDIO_PORT}`,
    payloadSecret: values.PAYLOAD_SECRET ?? secrets.payload,
    previewSecret: values.PREVIEW_SECRET ?? secrets.preview,
    metaApi: values.META_API_URL.replace(/\/+$/, ''),
    socialFeeds: feedAccountsOf(values),
    streetTiles: street.tiles,
    youtubeKey: values.YOUTUBE_API_KEY,
    videoProvider: values.VIDEO_ORIGIN,
    recaptcha: recaptchaOf(values),
    smtpUrl: values.SMTP_URL,
    mailFrom: values.MAIL_FROM,
    securityContact: values.SECURITY_CONTACT ?? `mailto:${values.MAIL_FROM}`,
    trackingOrigins: values.TRACKING_ORIGINS,
    trustedProxies: values.TRUSTED_PROXIES?.split(/, */) ?? [],
    captchaSecret: derived(values.PAYLOAD_SECRET ?? secrets.payload, 'captcha'),
    assetSecret: derived(values.PAYLOAD_SECRET ?? secrets.payload, 'assets'),
    limitSecret: derived(values.PAYLOAD_SECRET ?? secrets.payload, 'limits'),
    passkeySecret: derived(values.PAYLOAD_SECRET ?? secrets.payload, 'passkey'),
    factorSecret: derived(values.PAYLOAD_SECRET ?? secrets.payload, 'staff factors'),
    cancelSecret: derived(values.PAYLOAD_SECRET ?? secrets.payload, 'cancel'),
    runJobs: values.RUN_JOBS,
    metrics: metrics.address,
    otlpEndpoint: values.OTEL_EXPORTER_OTLP_ENDPOINT,
    logLevel: values.LOG_LEVEL,
  };
}

function recaptchaOf(values: z.infer<typeof schema>): Settings['recaptcha'] {
  const { RECAPTCHA_ORIGIN: provider, RECAPTCHA_SECRET: secret } = values;
  const siteKey = values.RECAPTCHA_SITE_KEY;
  return siteKey && secret ? { siteKey, secret, provider } : undefined;
}

function readSecrets(folder: string, create: boolean): { payload: string; preview: string } {
  const path = join(folder, 'secrets.json');
  const fresh = () => randomBytes(32).toString('base64url');
  if (!existsSync(path)) {
    const generated = { payload: fresh(), preview: fresh() };
    if (!create) return generated;
    try {
      writeFileSync(path, `${JSON.stringify(generated, null, 2)}\n`, { mode: 0o600, flag: 'wx' });
    } catch (cause) {
      // Two processes may start at once: the second one reads what the first one wrote.
      if ((cause as NodeJS.ErrnoException).code !== 'EEXIST') throw cause;
    }
  }
  const secrets = z.object({ payload: secret, preview: secret });
  const parsed = secrets.safeParse(parseJson(readFileSync(path, 'utf8')));
  if (!parsed.success) {
    throw new SettingsError([`${path}: the secrets in it are invalid; restore or remove the file`]);
  }
  return parsed.data;
}

/** Derives a secret for one purpose, which does not reveal the original secret. */
function derived(from: string, purpose: string): string {
  return createHmac('sha256', from).update(purpose).digest('base64url');
}

function parseJson(text: string): unknown {
  try {
    return JSON.parse(text);
  } catch {
    return undefined;
  }
}
