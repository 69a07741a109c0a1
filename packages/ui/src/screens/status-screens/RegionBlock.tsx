import type { Ref } from 'react';
import { Button } from '../../inputs/button/index.ts';
import { Link } from '../../navigation/link/index.ts';
import type { ImageSource } from '../../content/picture/index.ts';
import { StatusScreen } from '../../feedback/status-screen/index.ts';

/** Props of `RegionBlock`. */
export interface RegionBlockProps {
  art?: ImageSource | undefined;
  title: string;
  text: string;
  /** For a visitor who is at home and was taken for a stranger. */
  support?: { label: string; href: string } | undefined;
  className?: string | undefined;
  ref?: Ref<HTMLElement> | undefined;
}

/** The product is not offered where the visitor is (AVAIL-07). There is no way to try again, because it would change nothing. */
export function RegionBlock({ support, ...screen }: RegionBlockProps) {
  return (
    <StatusScreen
      {...screen}
      action={
        support ? (
          <Button asChild variant="secondary">
            <Link href={support.href}>{support.label}</Link>
          </Button>
        ) : null
      }
    />
  );
}
