import type { Ref } from 'react';
import { Button } from '../../inputs/button/index.ts';
import type { ImageSource } from '../../content/picture/index.ts';
import { StatusScreen } from '../../feedback/status-screen/index.ts';

/** Props of `CrashScreen`. */
export interface CrashScreenProps {
  art?: ImageSource | undefined;
  title: string;
  text: string;
  /** How long it is until the page reloads by itself, in words. Changes in silence: the text has said that it will. */
  countdown?: string | undefined;
  reloadLabel: string;
  onReload: () => void;
  /** Where to look what has become of a request the crash has interrupted. */
  away?: { label: string; href: string } | undefined;
  className?: string | undefined;
  ref?: Ref<HTMLElement> | undefined;
}

/** The app failed while drawing (CRASH-01). Whoever shows it counts the seconds and reloads. */
export function CrashScreen({ reloadLabel, onReload, away, ...screen }: CrashScreenProps) {
  return (
    <StatusScreen
      {...screen}
      action={
        <>
          {away ? (
            <Button asChild>
              {/* A plain link loads everything anew: the app that drew the page has failed. */}
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
