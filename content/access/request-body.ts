import { APIError } from 'payload';

/** Maximum nesting depth of objects and lists: several times that of the longest form. */
const maxDepth = 200;

/** Returns an error response in the format that the studio's pages and Payload's clients read. */
const errorResponse = (status: number, message: string) =>
  Response.json({ errors: [{ message }] }, { status, headers: { 'Cache-Control': 'no-store' } });

/**
 * Returns the request for Payload with its body parsed and checked to be an object, or an error response: Payload expects an object and fails with an
 * unspecific error otherwise. Multipart forms are passed on unparsed.
 */
export async function parseBody(request: Request): Promise<Request | Response> {
  // Payload's pages send queries that are too long for a URL this way.
  const isGetOverride = ['X-Payload-HTTP-Method-Override', 'X-HTTP-Method-Override'].some(
    (name) => request.headers.get(name) === 'GET',
  );
  if (!request.body && !isGetOverride) return request;
  const contentType = request.headers.get('Content-Type') ?? '';
  const [mediaType = ''] = contentType.trim().toLowerCase().split(/[\s;]/, 1);
  if (mediaType === 'multipart/form-data') {
    const [, boundary] = /;\s*boundary="?([^\s";]+)/i.exec(contentType) ?? [];
    return boundary
      ? requireClosingBoundary(request, boundary)
      : errorResponse(400, 'The form names no boundary.');
  }
  const isJson = mediaType === 'application/json';
  const isForm = isGetOverride && mediaType === 'application/x-www-form-urlencoded';
  const bytes = await request.arrayBuffer();
  if (bytes.byteLength > 0 && !isJson && !isForm)
    return errorResponse(415, 'The body has to be application/json or multipart/form-data.');
  const body = decodeUtf8(bytes);
  const problem = body === undefined ? 'The body is not UTF-8.' : isJson && jsonProblem(body);
  if (problem) return errorResponse(400, problem);
  const headers = new Headers(request.headers);
  // Payload only accepts the content type in lower case and without parameters.
  if (isJson || isForm) headers.set('Content-Type', mediaType);
  const { method, signal, url } = request;
  if (/^(GET|HEAD)$/.test(method)) return request;
  // Payload fails on a query sent by POST with an empty JSON body.
  return prototypeSafeRequest(
    new Request(url, { method, headers, signal, body: body || (isJson ? '{}' : null) }),
  );
}

/** Returns the same form request, which fails with an error response when its closing boundary is missing. */
function requireClosingBoundary(request: Request, boundary: string): Request {
  const { body: source, headers, method, signal, url } = request;
  if (!source || /^(GET|HEAD)$/.test(method)) return request;
  const reader = source.getReader();
  const closingBoundary = `--${boundary}--`;
  let tail = '';
  const body = new ReadableStream<Uint8Array>({
    async pull(controller) {
      const { done, value } = await reader.read();
      if (value) {
        tail = (tail + Buffer.from(value.subarray(-200)).toString('latin1')).slice(-200);
        controller.enqueue(value);
      } else if (done && tail.includes(closingBoundary)) controller.close();
      else if (done) controller.error(new APIError('The form has no end.', 400, undefined, true));
    },
    // Left to the server (`LingeringResponse`): Next keeps writing to a cancelled stream, and fails.
    cancel: () => undefined,
  });
  const init: RequestInit & { duplex: 'half' } = { method, headers, signal, body, duplex: 'half' };
  return prototypeSafeRequest(new Request(url, init));
}

/** Returns a request that can be a prototype (`Object.create(req)`), like Next's: the getters of a native `Request` reject any other receiver. */
const prototypeSafeRequest = (request: Request): Request =>
  new Proxy(request, {
    get(target, name) {
      const value: unknown = Reflect.get(target, name, target);
      return typeof value === 'function' && name in Request.prototype ? value.bind(target) : value;
    },
  });

function decodeUtf8(bytes: ArrayBuffer): string | undefined {
  try {
    return new TextDecoder('utf-8', { fatal: true }).decode(bytes);
  } catch {
    return undefined;
  }
}

function jsonProblem(body: string): string | undefined {
  if (body === '') return undefined;
  let parsed: unknown;
  try {
    parsed = JSON.parse(body);
  } catch {
    return 'The body is not JSON.';
  }
  if (typeof parsed !== 'object' || parsed === null || Array.isArray(parsed))
    return 'The body must be an object.';
  return nestingProblem(parsed);
}

/** Iterative: deep nesting would overflow the stack of a recursion. */
function nestingProblem(root: object): string | undefined {
  let level: object[] = [root];
  for (let depth = 1; level.length > 0; depth += 1) {
    if (depth > maxDepth) return `The body may be ${maxDepth} levels deep at most.`;
    const inner: object[] = [];
    for (const container of level) {
      if (Object.hasOwn(container, '__proto__')) return 'The body must not name __proto__.';
      for (const value of Object.values(container))
        if (typeof value === 'object' && value !== null) inner.push(value);
    }
    level = inner;
  }
  return undefined;
}
