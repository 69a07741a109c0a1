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
  /** For visitors whose region was detected incorrectly. */
  support?: { label: string; href: string } | undefined;
  className?: string | undefined;
  ref?: Ref<HTMLElement> | undefined;
}

/**
 * The product is not available in the visitor's region (AVAIL-07). No retry, because it would change nothing.
 */
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
