import { ConfirmDialog } from '@tulpar/ui/dialog';
import { useText } from '#app/platform/i18n/intl.tsx';

/** Props of `LeaveQuestion`. */
export interface LeaveQuestionProps {
  isOpen: boolean;
  onStay: () => void;
  onLeave: () => void;
}

/** Asked before a game is left in the middle of a round, with what becomes of the round. */
export function LeaveQuestion({ isOpen, onStay, onLeave }: LeaveQuestionProps) {
  const t = useText();
  return (
    <ConfirmDialog
      open={isOpen}
      onOpenChange={(next) => !next && onStay()}
      tone="danger"
      title={t('play.leave.title')}
      text={t('play.leave.text')}
      cancelLabel={t('play.leave.stay')}
      confirmLabel={t('play.leave.go')}
      onConfirm={onLeave}
    />
  );
}
