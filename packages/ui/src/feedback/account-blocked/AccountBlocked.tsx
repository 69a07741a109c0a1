import { Button } from '../../inputs/button/index.ts';
import { Link } from '../../navigation/link/Link.tsx';
import { Dialog, type DialogProps } from '../../overlays/dialog/index.ts';

/** Props of `AccountBlocked`. */
export interface AccountBlockedProps extends Pick<
  DialogProps,
  'open' | 'onOpenChange' | 'title' | 'closeLabel' | 'className' | 'ref'
> {
  text: string;
  /** The page of the rules. */
  rules: { label: string; href: string };
  /** The page with the contacts. */
  contacts: { label: string; href: string };
  okLabel: string;
}

/** States that the account is blocked, with links to the rules and to support (HASH-11, MODAL-04). */
export function AccountBlocked({ text, rules, contacts, okLabel, ...layer }: AccountBlockedProps) {
  return (
    <Dialog
      {...layer}
      footer={
        <Button block onClick={() => layer.onOpenChange(false)}>
          {okLabel}
        </Button>
      }
    >
      <p className="mt-2 text-body text-pretty text-ink-muted">{text}</p>
      <div className="mt-1 flex flex-wrap justify-center gap-x-6">
        {[rules, contacts].map(({ label, href }) => (
          <Link
            key={href}
            href={href}
            className="inline-flex min-h-11 items-center text-body-strong text-brand-ink underline"
          >
            {label}
          </Link>
        ))}
      </div>
    </Dialog>
  );
}
