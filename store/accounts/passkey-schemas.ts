/** Schemas of the browsers' passkey responses, for members and staff. */
import * as z from 'zod/mini';

const base64url = (maxLength: number) =>
  z.string('required').check(z.regex(/^[\w-]+$/, 'required'), z.maxLength(maxLength, 'tooLong'));

/** At most 1023 bytes (WebAuthn, section 4: Credential ID). */
export const credentialId = base64url(1364);

const credentialFields = {
  id: credentialId,
  rawId: credentialId,
  type: z.literal('public-key', 'required'),
};

/** A registration as the browser's `toJSON` returns it, as far as it is used (WebAuthn, section 5.1). */
export const registration = z.object({
  ...credentialFields,
  response: z.object({
    clientDataJSON: base64url(5000),
    attestationObject: base64url(20_000),
    transports: z.optional(
      z.array(z.string().check(z.regex(/^[a-z-]{1,20}$/))).check(z.maxLength(10)),
    ),
  }),
});

/** A login response in the same format. The user handle identifies the owner. */
export const assertion = z.object({
  ...credentialFields,
  response: z.object({
    clientDataJSON: base64url(5000),
    authenticatorData: base64url(5000),
    signature: base64url(5000),
    userHandle: base64url(100),
  }),
});

export type Registration = z.infer<typeof registration>;
export type Assertion = z.infer<typeof assertion>;
