import { useEffect } from 'react';
import { isChunkFailure } from '../platform/loading/chunks.ts';
import { report } from '../platform/telemetry/report.ts';
import { useRouteError } from '../platform/routing/router.tsx';
import { ChunkScreen } from './ChunkScreen.tsx';
import { CrashScreen } from './CrashScreen.tsx';
import { reloadPage } from './reload.ts';

/** Error screen of a page: the reload screen for a script that did not load, else the crash screen. */
export function PageError({ reload = reloadPage }: { reload?: () => void }) {
  const error = useRouteError();
  const chunk = isChunkFailure(error);
  useEffect(() => report(chunk ? 'chunk-failure' : 'page-crash', {}, error), [chunk, error]);
  return chunk ? <ChunkScreen reload={reload} /> : <CrashScreen reload={reload} />;
}
