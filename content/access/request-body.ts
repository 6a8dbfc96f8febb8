import { APIError } from 'payload';

/** Maximum nesting depth of objects and lists: several times that of the longest form. */
const deepest = 200;

/** Returns an error response in the format that the studio's pages and Payload's clients read. */
const refusal = (status: number, message: string) =>
  Response.json({ errors: [{ message }] }, { status, headers: { 'Cache-Control': 'no-store' } });

/**
 * Returns the request for Payload with its body parsed and checked to be an object, or an error response: Payload expects an object and fails with an
 * unspecific error otherwise. Multipart forms are passed on unparsed.
 */
export async function readBody(request: Request): Promise<Request | Response> {
  // Payload's pages send queries that are too long for a URL this way.
  const isQuestion = ['X-Payload-HTTP-Method-Override', 'X-HTTP-Method-Override'].some(
    (name) => request.headers.get(name) === 'GET',
  );
  if (!request.body && !isQuestion) return request;
  const contentType = request.headers.get('Content-Type') ?? '';
  const [kind = ''] = contentType.trim().toLowerCase().split(/[\s;]/, 1);
  if (kind === 'multipart/form-data') {
    const [, boundary] = /;\s*boundary="?([^\s";]+)/i.exec(contentType) ?? [];
    return boundary ? wholeForm(request, boundary) : refusal(400, 'The form names no boundary.');
  }
  const isJson = kind === 'application/json';
  const isForm = isQuestion && kind === 'application/x-www-form-urlencoded';
  const bytes = await request.arrayBuffer();
  if (bytes.byteLength > 0 && !isJson && !isForm)
    return refusal(415, 'The body has to be application/json or multipart/form-data.');
  const body = textOf(bytes);
  const problem = body === undefined ? 'The body is not UTF-8.' : isJson && problemOf(body);
  if (problem) return refusal(400, problem);
  const headers = new Headers(request.headers);
  // Payload only accepts the content type in lower case and without parameters.
  if (isJson || isForm) headers.set('Content-Type', kind);
  const { method, signal, url } = request;
  if (/^(GET|HEAD)$/.test(method)) return request;
  // Payload fails on a query sent by POST with an empty JSON body.
  return derivable(
    new Request(url, { method, headers, signal, body: body || (isJson ? '{}' : null) }),
  );
}

/** Returns the same form request, which fails with an error response when its closing boundary is missing. */
function wholeForm(request: Request, boundary: string): Request {
  const { body: sent, headers, method, signal, url } = request;
  if (!sent || /^(GET|HEAD)$/.test(method)) return request;
  const reader = sent.getReader();
  const end = `--${boundary}--`;
  let last = '';
  const body = new ReadableStream<Uint8Array>({
    async pull(controller) {
      const { done, value } = await reader.read();
      if (value) {
        last = (last + Buffer.from(value.subarray(-200)).toString('latin1')).slice(-200);
        controller.enqueue(value);
      } else if (done && last.includes(end)) controller.close();
      else if (done) controller.error(new APIError('The form has no end.', 400, undefined, true));
    },
    // Left to the server (`LingeringResponse`): Next keeps writing to a cancelled stream, and fails.
    cancel: () => undefined,
  });
  const init: RequestInit & { duplex: 'half' } = { method, headers, signal, body, duplex: 'half' };
  return derivable(new Request(url, init));
}

/** Returns a request that can be a prototype (`Object.create(req)`), like Next's: the getters of a native `Request` reject any other receiver. */
const derivable = (request: Request): Request =>
  new Proxy(request, {
    get(target, name) {
      const value: unknown = Reflect.get(target, name, target);
      return typeof value === 'function' && name in Request.prototype ? value.bind(target) : value;
    },
  });

function textOf(bytes: ArrayBuffer): string | undefined {
  try {
    return new TextDecoder('utf-8', { fatal: true }).decode(bytes);
  } catch {
    return undefined;
  }
}

function problemOf(body: string): string | undefined {
  if (body === '') return undefined;
  let read: unknown;
  try {
    read = JSON.parse(body);
  } catch {
    return 'The body is not JSON.';
  }
  if (typeof read !== 'object' || read === null || Array.isArray(read))
    return 'The body must be an object.';
  return problemIn(read);
}

/** Iterative: deep nesting would overflow the stack of a recursion. */
function problemIn(read: object): string | undefined {
  let level: object[] = [read];
  for (let depth = 1; level.length > 0; depth += 1) {
    if (depth > deepest) return `The body may be ${deepest} levels deep at most.`;
    const inner: object[] = [];
    for (const one of level) {
      if (Object.hasOwn(one, '__proto__')) return 'The body must not name __proto__.';
      for (const value of Object.values(one))
        if (typeof value === 'object' && value !== null) inner.push(value);
    }
    level = inner;
  }
  return undefined;
}
