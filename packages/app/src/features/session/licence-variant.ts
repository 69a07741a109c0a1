import { OPERATOR } from '#app/platform/operator.ts';
import { siteOrigin, initialUrl } from '#app/platform/routing/urls.ts';
import { storedText } from '#app/platform/storage/storage.ts';

/** Local storage key `isTestLicence`: if set, every host shows the licence variant, if the URL does not disable it. */
const testFlag = storedText('isTestLicence');

/** Whether the `licence` parameter enables or disables the variant; null if absent. */
function readParameter(search: URLSearchParams): boolean | null {
  const value = search.get('licence');
  return value === null ? null : !['', '0', 'false'].includes(value);
}

/** Stores the `licence` parameter of a URL (PLAT-09). */
export function storeLicenceFlag(search: URLSearchParams): void {
  const choice = readParameter(search);
  if (choice === true) testFlag.write('1');
  if (choice === false) testFlag.remove();
}

/** Whether to show the licence variant of forms (PLAT-06): by host, else `licence` parameter, else the test flag. */
export function isLicence(
  host: string = new URL(siteOrigin()).hostname,
  search: URLSearchParams = initialUrl().searchParams,
  known: readonly string[] = OPERATOR.licenceHosts,
): boolean {
  return known.includes(host.toLowerCase()) || (readParameter(search) ?? testFlag.read() !== null);
}
