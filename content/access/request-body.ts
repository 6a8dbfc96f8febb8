import { APIError } from 'payload';

/** How deep objects and lists may lie in each other: several times what the longest form has. */
const deepest = 200;

/** A refusal in the form that the studio's pages and Payload's clients read. */
const refusal = (status: number, message: string) =>
  Response.json({ errors: [{ message }] }, { status, headers: { 'Cache-Control': 'no-store' } });

/**
 * Returns the request for Payload with its body read and found to be an object, or the refusal of any other body: Payload takes each
 * as an object, and what fails somewhere behind is an error of its own. Forms with files are handed on as they come.
 */
export async function readBody(request: Request): Promise<Request | Response> {
  // So Payload's pages ask what is too long for an address.
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
  // Payload knows it in small letters, and without anything behind it, only.
  if (isJson || isForm) headers.set('Content-Type', kind);
  const { method, signal, url } = request;
  if (/^(GET|HEAD)$/.test(method)) return request;
  // It fails where a question has none.
  return derivable(
    new Request(url, { method, headers, signal, body: body || (isJson ? '{}' : null) }),
  );
}

/** The same form, which fails as a refusal where it has no end. */
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
    // Left to the server (`LingeringResponse`): Next goes on filling what was cancelled, and fails.
    cancel: () => undefined,
  });
  const init: RequestInit & { duplex: 'half' } = { method, headers, signal, body, duplex: 'half' };
  return derivable(new Request(url, init));
}

/** The request, of which others can be derived (`Object.create(req)`), as of Next's: its own properties know no other receiver. */
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

/** Without recursion, which depth itself would end. */
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
