import { OPERATOR } from '#app/platform/operator.ts';
import { siteOrigin } from '#app/platform/routing/site-origin.ts';
import { initialUrl } from '#app/platform/routing/initial-url.ts';
import { storedText } from '#app/platform/storage/storage.ts';

/** Local storage key `isTestLicence`: tries the variant on any host. */
const testFlag = storedText('isTestLicence');

/** What the parameter `licence` asks for: to try the variant, to stop trying it, or nothing. */
function asked(search: URLSearchParams): boolean | null {
  const value = search.get('licence');
  return value === null ? null : !['', '0', 'false'].includes(value);
}

/** Keeps what the parameter `licence` of an address asks for (PLAT-09). */
export function storeLicenceFlag(search: URLSearchParams): void {
  const choice = asked(search);
  if (choice === true) testFlag.write('1');
  if (choice === false) testFlag.remove();
}

/** Whether the forms of the licence variant are shown (PLAT-06): by the host, or by the flag of a test. */
export function isLicence(
  host: string = new URL(siteOrigin()).hostname,
  search: URLSearchParams = initialUrl().searchParams,
  known: readonly string[] = OPERATOR.licenceHosts,
): boolean {
  return known.includes(host.toLowerCase()) || (asked(search) ?? testFlag.read() !== null);
}
