import { useEffect } from 'react';
import { isChunkFailure } from '../platform/chunks.ts';
import { report } from '../platform/report.ts';
import { useRouteError } from '../platform/router.tsx';
import { ChunkScreen } from './ChunkScreen.tsx';
import { CrashScreen } from './CrashScreen.tsx';

/** What stands in for a page that failed: the reload screen for a script that did not load, else the crash screen. */
export function PageError() {
  const error = useRouteError();
  const chunk = isChunkFailure(error);
  useEffect(() => report(chunk ? 'chunk-failure' : 'page-crash', {}, error), [chunk, error]);
  return chunk ? <ChunkScreen /> : <CrashScreen />;
}
