import type { Ref } from 'react';
import { Button } from '../../inputs/button/index.ts';
import type { ImageSource } from '../../content/picture/index.ts';
import { StatusScreen } from '../../feedback/status-screen/index.ts';

/** Props of `CrashScreen`. */
export interface CrashScreenProps {
  art?: ImageSource | undefined;
  title: string;
  text: string;
  /**
   * Text of the time until the automatic reload. Not announced, because the main text mentions the reload.
   */
  countdown?: string | undefined;
  reloadLabel: string;
  onReload: () => void;
  /** Link to the result of a request interrupted by the crash. */
  away?: { label: string; href: string } | undefined;
  className?: string | undefined;
  ref?: Ref<HTMLElement> | undefined;
}

/** Shown after a render error (CRASH-01). The caller counts the seconds and reloads. */
export function CrashScreen({ reloadLabel, onReload, away, ...screen }: CrashScreenProps) {
  return (
    <StatusScreen
      {...screen}
      action={
        <>
          {away ? (
            <Button asChild>
              {/* A plain link reloads everything, because the router failed with the app. */}
              <a href={away.href}>{away.label}</a>
            </Button>
          ) : null}
          <Button variant={away ? 'ghost' : 'primary'} onClick={onReload}>
            {reloadLabel}
          </Button>
        </>
      }
    />
  );
}
