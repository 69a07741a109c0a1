import { ConfirmDialog } from '@tulpar/ui/dialog';
import { useText } from '#app/platform/i18n/intl.tsx';

export interface LeaveQuestionProps {
  isOpen: boolean;
  onStay: () => void;
  onLeave: () => void;
}

/** Confirms leaving a game during a round, and explains what happens to the round. */
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
