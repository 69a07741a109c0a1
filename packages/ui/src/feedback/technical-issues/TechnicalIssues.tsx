import { Button } from '../../inputs/button/index.ts';
import { Dialog, type DialogProps } from '../../overlays/dialog/index.ts';
import { Link } from '../../navigation/link/Link.tsx';
import { Picture, type ImageSource } from '../../content/picture/Picture.tsx';

/** Props of `TechnicalIssues`. */
export interface TechnicalIssuesProps extends Pick<
  DialogProps,
  'open' | 'onOpenChange' | 'title' | 'closeLabel' | 'className' | 'ref'
> {
  /** What does not work, and what is safe meanwhile. */
  text: string;
  art?: ImageSource | undefined;
  /** Retry button. */
  retry: { label: string; onSelect: () => void; busy?: boolean | undefined };
  /** Link to the support. */
  support?: { label: string; href: string } | undefined;
}

/** Window of ERR-06: a service does not respond. Offers a retry and the support. */
export function TechnicalIssues({ text, art, retry, support, ...layer }: TechnicalIssuesProps) {
  return (
    <Dialog
      {...layer}
      description={text}
      media={
        art ? (
          <Picture image={{ ...art, alt: '' }} loading="eager" className="size-24 object-contain" />
        ) : null
      }
      footer={
        <>
          <Button block busy={retry.busy} onClick={retry.onSelect}>
            {retry.label}
          </Button>
          {support ? (
            <Button block asChild variant="ghost">
              <Link href={support.href}>{support.label}</Link>
            </Button>
          ) : null}
        </>
      }
    />
  );
}
