/** Hosts of the browsers' push services; a leading dot includes all subdomains. */
const hosts = [
  'fcm.googleapis.com',
  'updates.push.services.mozilla.com',
  '.push.services.mozilla.com',
  '.notify.windows.com',
  '.push.apple.com',
];

const isKnownHost = (host: string) =>
  hosts.some((known) => (known.startsWith('.') ? host.endsWith(known) : host === known));

/** Path of the sandbox's push service. */
const sandboxPath = /^\/sandbox\/push\/[\w-]{1,100}$/;

/**
 * Whether an endpoint may be called (REACH-16): a known push service over https, or this server's own
 * sandbox. Anything else would let a player direct the server's requests anywhere.
 */
export function isPushEndpoint(address: string, sandboxOrigin: string | null): boolean {
  let url: URL;
  try {
    url = new URL(address);
  } catch {
    return false;
  }
  if (url.username !== '' || url.password !== '' || url.hash !== '') return false;
  if (sandboxOrigin !== null && url.origin === sandboxOrigin)
    return url.search === '' && sandboxPath.test(url.pathname);
  return url.protocol === 'https:' && url.port === '' && isKnownHost(url.hostname);
}
