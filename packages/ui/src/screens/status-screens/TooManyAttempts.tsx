import type { Ref } from 'react';
import { Button } from '../../inputs/button/index.ts';
import { Link } from '../../navigation/link/index.ts';
import type { ImageSource } from '../../content/picture/index.ts';
import { StatusScreen } from '../../feedback/status-screen/index.ts';

/** Props of `TooManyAttempts`. */
export interface TooManyAttemptsProps {
  art?: ImageSource | undefined;
  title: string;
  text: string;
  /** When a retry is possible ("in 14:59"). */
  countdown?: string | undefined;
  okLabel: string;
  onOk: () => void;
  support?: { label: string; href: string } | undefined;
  className?: string | undefined;
  ref?: Ref<HTMLElement> | undefined;
}

/** Too many codes or passwords were tried. Shows when to retry, and the support. */
export function TooManyAttempts({ okLabel, onOk, support, ...screen }: TooManyAttemptsProps) {
  return (
    <StatusScreen
      {...screen}
      action={
        <>
          <Button onClick={onOk}>{okLabel}</Button>
          {support ? (
            <Button asChild variant="ghost">
              <Link href={support.href}>{support.label}</Link>
            </Button>
          ) : null}
        </>
      }
    />
  );
}
