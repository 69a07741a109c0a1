import { Button } from '../../inputs/button/index.ts';
import { Dialog, type DialogProps } from '../../overlays/dialog/index.ts';
import { Link } from '../../navigation/link/index.ts';
import { Picture, type ImageSource } from '../../content/picture/index.ts';

/** Props of `AccountBlocked`. */
export interface AccountBlockedProps extends Pick<
  DialogProps,
  'open' | 'onOpenChange' | 'title' | 'closeLabel' | 'className' | 'ref'
> {
  text: string;
  art?: ImageSource | undefined;
  /** The page of the rules. */
  rules: { label: string; href: string };
  /** The page with the contacts. */
  contacts: { label: string; href: string };
  okLabel: string;
}

/** Tells that the account is blocked, where the reasons are written and whom to ask (MODAL-04). */
export function AccountBlocked({ text, art, rules, contacts, okLabel, ...layer }: AccountBlockedProps) {
  const { onOpenChange } = layer;
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
          <div className="flex flex-wrap gap-2">
            {[rules, contacts].map(({ label, href }) => (
              <Button
                key={href}
                asChild
                block
                variant="secondary"
                className="w-auto! min-w-0 flex-1! basis-28!"
              >
                <Link href={href} onClick={() => onOpenChange(false)}>
                  {label}
                </Link>
              </Button>
            ))}
          </div>
          <Button block variant="ghost" onClick={() => onOpenChange(false)}>
            {okLabel}
          </Button>
        </>
      }
    />
  );
}
