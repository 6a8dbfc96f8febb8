import { createServerFeature } from '@payloadcms/richtext-lexical';
import { storedAddress } from './address-field.ts';

interface Node {
  type?: string;
  fields?: { url?: unknown };
  root?: unknown;
  children?: unknown;
}

/**
 * Normalizes the URLs of links in rich text as URL fields do: Payload runs no field hooks for an `autolink`, which the editor makes from a typed URL,
 * nor for a link without an id.
 */
export const LinkAddressFeature = createServerFeature({
  feature: {
    hooks: {
      beforeChange: [({ value }) => withStoredAddresses(value)],
    },
  },
  key: 'linkAddress',
});

/** Returns a rich text node with normalized URLs. The input is not validated yet and may be empty. */
function withStoredAddresses<Part>(part: Part): Part {
  if (Array.isArray(part)) return part.map(withStoredAddresses) as Part;
  if (typeof part !== 'object' || part === null) return part;
  const { children, fields, root, type } = part as Node;
  const url = type === 'link' || type === 'autolink' ? fields?.url : undefined;
  return {
    ...part,
    ...(root !== undefined && { root: withStoredAddresses(root) }),
    ...(typeof url === 'string' && { fields: { ...fields, url: storedAddress(url) } }),
    ...(children !== undefined && { children: withStoredAddresses(children) }),
  };
}
