import { IconButton } from '@tulpar/ui/button';
import { CloseIcon } from '@tulpar/ui/icon';
import { Notice, type NoticeTone } from '@tulpar/ui/notice';
import { type ReactNode, useState } from 'react';
import { useText } from '#app/platform/i18n/intl.tsx';
import type { GameDetail } from '@tulpar/api/contract';
import { useMediaQuery } from '#app/platform/device/media-query.ts';

/** Props of `StagePanel`. */
export interface StagePanelProps {
  title: string;
  children: ReactNode;
  tone?: NoticeTone;
  actions?: ReactNode;
  /** Absent: it stays until its reason is gone. */
  onClose?: () => void;
}

/** Words over the upper part of a game, where its controls are not: nothing on the page moves, and the game goes on. Stands in `GameStage`. */
export function StagePanel({ title, children, tone = 'info', actions, onClose }: StagePanelProps) {
  const t = useText();
  return (
    <div className="pointer-events-auto relative rounded-lg shadow-(--float)">
      <Notice
        tone={tone}
        title={title}
        className={onClose ? 'pr-12' : undefined}
        action={actions ? <div className="flex flex-wrap gap-2">{actions}</div> : null}
      >
        {children}
      </Notice>
      {onClose && (
        <IconButton
          label={t('nav.close')}
          icon={<CloseIcon aria-hidden="true" />}
          className="absolute top-1 right-1"
          onClick={onClose}
        />
      )}
    </div>
  );
}

/** A held screen: a finger points on it. A window of a desktop cannot be turned. */
const HELD = '(pointer: coarse)';

/** Asks to turn a phone that is held across the game; nothing where it is held right, or where nothing can be turned. */
export function useNeedsTurn(orientation: GameDetail['orientation']): boolean {
  const isHeld = useMediaQuery(HELD);
  const isTall = useMediaQuery('(orientation: portrait)');
  return isHeld && orientation !== 'any' && isTall !== (orientation === 'portrait');
}

/** The words for it over the game, until they are put away. */
export function RotateHint({ orientation }: { orientation: 'landscape' | 'portrait' }) {
  const t = useText();
  const [isSeen, setSeen] = useState(false);
  if (isSeen) return null;
  return (
    <StagePanel title={t('play.rotate.title')} onClose={() => setSeen(true)}>
      {t(`play.rotate.${orientation}`)}
    </StagePanel>
  );
}
