import { Badge } from '@tulpar/ui/badge';
import { CopyText } from '@tulpar/ui/copy-field';
import { LevelIcon } from '@tulpar/ui/icon';
import { useToast } from '@tulpar/ui/toast';
import { useLanguage, useText, useOpenText } from '#app/platform/i18n/intl.tsx';

/** Name or contact, id and status from the server. */
export interface PersonProps {
  name: string;
  id: number;
  contact: string | null;
  status: string;
}

/** Name, id, which a press copies (PROF-01), and status (PROF-02). */
export function Person({ name, id, contact, status }: PersonProps) {
  const t = useText();
  const language = useLanguage();
  const open = useOpenText();
  const { show } = useToast();
  const shown = name || contact || t('account.player');
  return (
    <div className="flex items-center gap-3">
      <span
        aria-hidden="true"
        className="slant grid size-14 flex-none place-items-center backdrop-turquoise rounded-inlay font-display text-title-lg font-extrabold"
      >
        {[...shown][0]?.toLocaleUpperCase(language)}
      </span>
      <div className="min-w-0 flex-1">
        <h1 className="truncate font-display text-title-md">{shown}</h1>
        <CopyText
          value={String(id)}
          text={t('account.id', { id: String(id) })}
          copyLabel={t('account.copyId')}
          onCopied={() => show({ tone: 'success', title: t('account.idCopied') })}
          onManual={() => show({ tone: 'info', title: t('account.idManual') })}
        />
      </div>
      {/* An unknown status is shown as sent by the server (OP-99). */}
      <Badge tone="neutral" icon={<LevelIcon aria-hidden="true" />}>
        {open(`account.status.${status}`) ?? status}
      </Badge>
    </div>
  );
}
