import type { Statement } from '@tulpar/api/contract';
import { useLanguage, useText } from '#app/platform/i18n/intl.tsx';
import { playerId } from '#app/platform/session/session.ts';
import { periodInWords } from '../statement-texts.ts';

/** Print only: the player and period of the statement. */
export function PrintHead({ statement, today }: { statement: Statement; today: string }) {
  const t = useText();
  const language = useLanguage();
  const id = playerId.read();
  return (
    <div className="hidden print:block">
      <p className="font-display text-title-md">{t('page.statement')}</p>
      <p className="text-body">
        {periodInWords(statement, today, language)}
        {id !== null && ` · ${t('statement.player', { id })}`}
      </p>
    </div>
  );
}
