import { writtenCode } from '@tulpar/api/contract';
import { ButtonLink } from '@tulpar/ui/button';
import { FilterChip } from '@tulpar/ui/filter-chip';
import { VoucherIcon } from '@tulpar/ui/icon';
import { savedCodeAtom } from '#app/features/session/index.ts';
import { useText } from '#app/platform/i18n/intl.tsx';
import { href } from '#app/platform/routing/router.tsx';
import { useAtom, useAtomValue } from '#app/platform/state/store.ts';

interface SavedCodeChipProps {
  className?: string;
  onRemove?: (code: string) => void;
}

/** The saved promo code as a removable chip (PROMO-21). */
export function SavedCodeChip({ className, onRemove }: SavedCodeChipProps) {
  const t = useText();
  const [saved, save] = useAtom(savedCodeAtom);
  if (saved === null) return null;
  const code = writtenCode(saved);
  return (
    <div className={className}>
      <FilterChip
        label={code}
        icon={<VoucherIcon />}
        removeLabel={t('promoCode.remove', { code })}
        onClick={() => {
          save(null);
          onRemove?.(code);
        }}
      />
    </div>
  );
}

/** The saved, unused promo code in the cash box, with a link to check it (PROMO-21). */
export function SavedCode() {
  const t = useText();
  const saved = useAtomValue(savedCodeAtom);
  if (saved === null) return null;
  const code = writtenCode(saved);
  return (
    <section className="mt-3 flex flex-wrap items-center gap-x-3 gap-y-2 rounded-lg bg-surface-1 p-3.5 shadow-card">
      <p className="min-w-0 flex-1 basis-40 text-caption text-ink-muted wrap-anywhere">
        {t('promoCode.waits', { code })}
      </p>
      <SavedCodeChip
        // The section disappears together with the focused button, so focus the page.
        onRemove={() => document.querySelector<HTMLElement>('main')?.focus({ preventScroll: true })}
      />
      <ButtonLink
        href={href('bonuses', {}, { search: { promocode: code } })}
        variant="ghost"
        size="sm"
        className="-ml-2.5 px-2.5!"
      >
        {t('promoCode.cashBox.open')}
      </ButtonLink>
    </section>
  );
}
