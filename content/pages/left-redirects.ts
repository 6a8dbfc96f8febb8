import type { PayloadRequest } from 'payload';

/** Takes away the redirect at a path, where one stands. */
export async function dropRedirect(from: string, req: PayloadRequest): Promise<void> {
  await req.payload.delete({
    collection: 'redirects',
    where: { from: { equals: from } },
    req,
    overrideAccess: true,
  });
}

/** Leaves a redirect at a path that is none any more, in the place of one that stands there. */
export async function leaveRedirect(
  from: string,
  target: object,
  req: PayloadRequest,
): Promise<void> {
  await dropRedirect(from, req);
  await req.payload.create({
    collection: 'redirects',
    data: { from, automatic: true, ...target } as never,
    req,
    overrideAccess: true,
  });
}
