import type { AuthAnswer } from '@tulpar/api/contract';
import { report } from '#app/platform/telemetry/report.ts';
import { startSession } from '#app/platform/session/session.ts';

/**
 * Starts the session of a response on this page (AUTH-13) and posts its refresh token to a parent page
 * (AUTH-14).
 */
export function beginOnThisSite(
  access: NonNullable<AuthAnswer['access']>,
  refresh: AuthAnswer['refresh'],
): void {
  startSession({ access: access.token, refresh: refresh?.token ?? null });
  const { window: own } = globalThis;
  if (!refresh || own?.parent === own) return;
  import('#app/features/session/main-site.ts').then(
    ({ tellParent }) => tellParent(refresh.token),
    (error: unknown) => report('tell-parent', {}, error),
  );
}
