import type { Ref } from 'react';
import { Button } from '../../inputs/button/index.ts';
import type { ImageSource } from '../../content/picture/index.ts';
import { StatusScreen } from '../../feedback/status-screen/index.ts';

/** Props of `ReloadScreen`. */
export interface ReloadScreenProps {
  art?: ImageSource | undefined;
  title: string;
  text: string;
  reloadLabel: string;
  onReload: () => void;
  /** Another way out, for one who has reloaded already. */
  home?: { label: string; href: string } | undefined;
  className?: string | undefined;
  ref?: Ref<HTMLElement> | undefined;
}

/** A part of the app did not load, most often because a new version has come out (CRASH-07). Waits for the player. */
export function ReloadScreen({ reloadLabel, onReload, home, ...screen }: ReloadScreenProps) {
  return (
    <StatusScreen
      {...screen}
      action={
        <>
          <Button onClick={onReload}>{reloadLabel}</Button>
          {home ? (
            <Button asChild variant="ghost">
              {/* A plain link loads everything anew; the app's own would look for the parts that are missing. */}
              <a href={home.href}>{home.label}</a>
            </Button>
          ) : null}
        </>
      }
    />
  );
}
