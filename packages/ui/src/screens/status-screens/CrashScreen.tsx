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
  className?: string | undefined;
  ref?: Ref<HTMLElement> | undefined;
}

/** The app failed while drawing (CRASH-01). Whoever shows it counts the seconds and reloads. */
export function CrashScreen({ reloadLabel, onReload, ...screen }: CrashScreenProps) {
  return <StatusScreen {...screen} action={<Button onClick={onReload}>{reloadLabel}</Button>} />;
}
