/**
 * Headers for a frame without an origin: it sends `Origin: null`, as does any other sandboxed page. The id in
 * the URL or body is the only authorization, and no response depends on the sender.
 */
export const frameAccess: Readonly<Record<string, string>> = {
  'Access-Control-Allow-Origin': '*',
  'Cache-Control': 'no-store',
  'Cross-Origin-Resource-Policy': 'cross-origin',
};

/** Preflight response that allows JSON. */
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
