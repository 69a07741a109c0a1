import { Button } from '@tulpar/ui/button';
import { EmptyState } from '@tulpar/ui/empty-state';
import { art } from '#app/art/objects.ts';
import { ChatMarker, openChat } from '#app/features/chat/index.ts';
import { useFormats, useText } from '#app/platform/i18n/intl.tsx';
import { now } from '#app/platform/network/clock.ts';
import { href, Link } from '#app/platform/routing/router.tsx';
import type { BreakFacts } from '../lengths.ts';
import { lengthsBeyond, type Restriction, useBreakEnd } from '../lengths.ts';

export interface HoldingProps {
  restriction: Restriction;
  money: BreakFacts['money'];
  onExtend: () => void;
}

/** The restriction in force: its end, and what the player can still do (SAFE-09). */
export function Holding({ restriction, money, onExtend }: HoldingProps) {
  const t = useText();
  const formats = useFormats();
  const endText = useBreakEnd();
  const { kind, until } = restriction;
  const canExtend = lengthsBeyond(restriction, now()).length > 0;
  return (
    <div className="grid grid-cols-1 gap-3">
      <EmptyState
        art={art.horseshoe}
        title={t(`breaks.holds.${kind}`)}
        text={t('breaks.holds.text', { end: endText(kind, until) })}
      />
      {money && money.real > 0 && (
        <div className="flex flex-wrap items-center justify-between gap-3 rounded-lg bg-surface-1 p-4 shadow-card">
          <span className="min-w-0">
            <span className="block text-caption text-ink-muted">{t('breaks.holds.money')}</span>
            <b className="text-body-strong">
              {formats.money(money.real, { currency: money.currency, decimals: 'auto' })}
            </b>
          </span>
          <Button asChild>
            <Link href={href('withdrawal')}>{t('breaks.holds.withdraw')}</Link>
          </Button>
        </div>
      )}
      {canExtend && (
        <Button variant="secondary" block onClick={onExtend}>
          {t('breaks.extend')}
        </Button>
      )}
      <Button asChild variant="secondary" block>
        <Link href={href('history')}>{t('account.history')}</Link>
      </Button>
      <Button asChild variant="secondary" block>
        <Link
          href={href('contacts')}
          onClick={(event) => {
            if (openChat()) event.preventDefault();
          }}
        >
          {t('content.footer.chat')}
          <ChatMarker />
        </Link>
      </Button>
    </div>
  );
}
