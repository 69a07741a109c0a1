/**
 * Headers of what a frame without an origin may read: it sends `Origin: null`, and so does any other page in such a
 * frame. The id in the address or body is what admits, and no answer depends on who asks.
 */
export const frameAccess: Readonly<Record<string, string>> = {
  'Access-Control-Allow-Origin': '*',
  'Cache-Control': 'no-store',
  'Cross-Origin-Resource-Policy': 'cross-origin',
};

/** Lets such a frame send JSON. */
export const framePreflight = (): Response =>
  new Response(null, {
    status: 204,
    headers: {
      ...frameAccess,
      'Access-Control-Allow-Methods': 'POST',
      'Access-Control-Allow-Headers': 'Content-Type',
      'Access-Control-Max-Age': '600',
    },
  });
