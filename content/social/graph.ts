import { safeUrl } from '@oilway/store/url-validation.ts';

/** A post of either network, normalized. */
export interface GraphPost {
  id: string;
  message: string;
  /** URL of the image at the network; it is copied, never linked. */
  image: string | undefined;
  url: string | undefined;
  likes: number;
  /** ISO 8601. */
  postedAt: string;
}

export type GraphNetwork = 'instagram' | 'facebook';

/** An error response of the provider, or a network error. */
export class GraphError extends Error {
  override name = 'GraphError';
  readonly kind: 'token' | 'rate' | 'other';
  constructor(message: string, kind: GraphError['kind'] = 'other', options?: ErrorOptions) {
    super(message, options);
    this.kind = kind;
  }
}

interface Account {
  /** Base URL and version of the Graph API, without a trailing slash. */
  api: string;
  network: GraphNetwork;
  /** Id of the Instagram account or of the Facebook page. */
  account: string;
  token: string;
}

const requests: Record<GraphNetwork, { edge: string; fields: string }> = {
  instagram: {
    edge: 'media',
    fields: 'id,caption,media_type,media_url,thumbnail_url,permalink,timestamp,like_count',
  },
  facebook: {
    edge: 'posts',
    fields: 'id,message,full_picture,permalink_url,created_time,likes.summary(true).limit(0)',
  },
};

const pageSize = 25;
const timeout = 15_000;

/** Error codes: application, user, page and custom rate limits; 190 means an invalid token. */
const rateCodes = [4, 17, 32, 613];
const tokenCode = 190;

/**
 * Returns the newest posts of an account from Meta's Graph API, page by page.
 * @throws GraphError when any page fails: a partial list would look like deleted posts.
 */
export async function readPosts(account: Account, limit: number): Promise<GraphPost[]> {
  const { edge, fields } = requests[account.network];
  const first = new URL(`${account.api}/${encodeURIComponent(account.account)}/${edge}`);
  first.search = new URLSearchParams({ fields, limit: String(pageSize) }).toString();
  const posts: GraphPost[] = [];
  const seen = new Set<string>();
  for (let url: URL | undefined = first; url && posts.length < limit; ) {
    seen.add(url.href);
    const page: Listing = await fetchGraph<Listing>(url, account.token);
    if (!Array.isArray(page.data)) throw new GraphError('the response has no list of posts');
    posts.push(...page.data.flatMap((post) => postOf(account, post)));
    url = nextPage(page, first);
    if (url && seen.has(url.href)) throw new GraphError('the pages of the list are circular');
  }
  return posts.slice(0, limit);
}

/** Returns the expiry of a token; undefined when it does not expire. @throws GraphError */
export async function tokenExpiry({ api, token }: Account): Promise<Date | undefined> {
  const url = new URL(`${api}/debug_token`);
  url.searchParams.set('input_token', token);
  const { data } = await fetchGraph<{ data?: { is_valid?: boolean; expires_at?: number } }>(
    url,
    token,
  );
  if (data?.is_valid === false) throw new GraphError('the token is invalid', 'token');
  return data?.expires_at ? new Date(data.expires_at * 1000) : undefined;
}

interface Listing {
  data?: unknown[];
  paging?: { next?: string };
}

/** The token is sent in a header: URLs end up in logs. */
async function fetchGraph<T>(url: URL, token: string): Promise<T> {
  let response: Response;
  try {
    response = await fetch(url, {
      headers: { authorization: `Bearer ${token}`, accept: 'application/json' },
      redirect: 'error',
      signal: AbortSignal.timeout(timeout),
    });
  } catch (cause) {
    throw new GraphError('the provider does not respond', 'other', { cause });
  }
  const body = (await response.json().catch(() => undefined)) as
    | (T & { error?: { message?: string; code?: number } })
    | undefined;
  const { error } = body ?? {};
  if (error || !response.ok || !body) {
    const text = String(error?.message ?? `the provider responded with ${response.status}`).slice(
      0,
      300,
    );
    throw new GraphError(text, kindOf(response.status, error?.code));
  }
  return body;
}

function kindOf(status: number, code: number | undefined): GraphError['kind'] {
  if (code === tokenCode || status === 401) return 'token';
  return status === 429 || rateCodes.includes(code ?? 0) ? 'rate' : 'other';
}

/** Returns the URL of the next page: limited to the provider's origin, and without the token that the provider adds. */
function nextPage({ paging }: Listing, first: URL): URL | undefined {
  const url = paging?.next === undefined ? null : URL.parse(paging.next);
  if (!url) return undefined;
  if (url.origin !== first.origin) throw new GraphError('the next page has another origin');
  url.searchParams.delete('access_token');
  return url;
}

function postOf(account: Account, given: unknown): GraphPost[] {
  const { network } = account;
  const post = (given ?? {}) as Record<string, unknown>;
  const text = (name: string) => (typeof post[name] === 'string' ? post[name] : undefined);
  const id = text('id');
  const postedAt = new Date(text(network === 'instagram' ? 'timestamp' : 'created_time') ?? '');
  // Posts without text are skipped.
  const message = text(network === 'instagram' ? 'caption' : 'message')?.trim();
  if (!id || !message || Number.isNaN(postedAt.getTime())) return [];
  const likes =
    network === 'instagram'
      ? post.like_count
      : (post.likes as { summary?: { total_count?: unknown } } | undefined)?.summary?.total_count;
  const video = post.media_type === 'VIDEO';
  const image =
    network === 'instagram' ? text(video ? 'thumbnail_url' : 'media_url') : text('full_picture');
  return [
    {
      id: `${network}:${id}`,
      message: message.slice(0, 2200),
      image: allowedImageUrl(image, account),
      url: safePostUrl(text(network === 'instagram' ? 'permalink' : 'permalink_url')),
      likes: Number.isInteger(likes) && Number(likes) >= 0 ? Number(likes) : 0,
      postedAt: postedAt.toISOString(),
    },
  ];
}

/** Meta's image hosts. */
const imageHosts = /\.(?:cdninstagram\.com|fbcdn\.net)$/;

/** Restricts image requests to Meta's image hosts and the API host (SSRF). */
function allowedImageUrl(address: string | undefined, { api }: Account): string | undefined {
  const url = address === undefined ? null : URL.parse(address);
  const isAllowed = url?.protocol === 'https:' && imageHosts.test(url.hostname) && url.port === '';
  return isAllowed || url?.origin === new URL(api).origin ? url?.href : undefined;
}

function safePostUrl(address: string | undefined): string | undefined {
  const url = address === undefined ? null : URL.parse(address);
  const isAllowed = url?.protocol === 'https:' && url.href.length <= 500;
  return isAllowed ? safeUrl(url.href, 'web') : undefined;
}
