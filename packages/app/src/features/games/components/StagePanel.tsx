import { IconButton } from '@tulpar/ui/button';
import { CloseIcon } from '@tulpar/ui/icon';
import { Notice, type NoticeTone } from '@tulpar/ui/notice';
import { type ReactNode, useState } from 'react';
import { useText } from '#app/platform/i18n/intl.tsx';
import type { GameDetail } from '@tulpar/api/contract';
import { useMediaQuery } from '#app/platform/device/media-query.ts';
import { handOverFocus } from '#app/platform/state/lost-focus.ts';

export interface StagePanelProps {
  title: string;
  children: ReactNode;
  tone?: NoticeTone;
  actions?: ReactNode;
  /** Without it the panel has no close button and stays until its reason ends. */
  onClose?: () => void;
}

/**
 * Panel over the upper part of a game, away from its controls; the game continues without a layout shift. Use
 * inside `GameStage.tsx`.
 */
export function StagePanel({ title, children, tone = 'info', actions, onClose }: StagePanelProps) {
  const t = useText();
  return (
    <div ref={handOverFocus} className="pointer-events-auto relative rounded-lg shadow-(--float)">
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
          label={t('common.close')}
          icon={<CloseIcon />}
          className="absolute top-1 right-1"
          onClick={onClose}
        />
      )}
    </div>
  );
}

/** Media query for touch devices; others cannot be rotated. */
const HELD = '(pointer: coarse)';

/** Whether the device must be rotated for this game; false on devices that cannot rotate. */
export function useNeedsTurn(orientation: GameDetail['orientation']): boolean {
  const isHeld = useMediaQuery(HELD);
  const isTall = useMediaQuery('(orientation: portrait)');
  return isHeld && orientation !== 'any' && isTall !== (orientation === 'portrait');
}

/** Dismissible hint to rotate the device. */
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
