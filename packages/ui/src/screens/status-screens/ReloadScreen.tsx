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
  /** A second option after a reload that did not help. */
  home?: { label: string; href: string } | undefined;
  className?: string | undefined;
  ref?: Ref<HTMLElement> | undefined;
}

/** A part of the app did not load, usually because of a new version (CRASH-07). Waits for the player. */
export function ReloadScreen({ reloadLabel, onReload, home, ...screen }: ReloadScreenProps) {
  return (
    <StatusScreen
      {...screen}
      action={
        <>
          <Button onClick={onReload}>{reloadLabel}</Button>
          {home ? (
            <Button asChild variant="ghost">
              {/* A plain link reloads everything; the router would look for the missing chunks. */}
              <a href={home.href}>{home.label}</a>
            </Button>
          ) : null}
        </>
      }
    />
  );
}
