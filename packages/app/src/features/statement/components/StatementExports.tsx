import type { Statement } from '@tulpar/api/contract';
import { Button } from '@tulpar/ui/button';
import { DownloadIcon, PrintIcon } from '@tulpar/ui/icon';
import { useLanguage, useText } from '#app/platform/i18n/intl.tsx';
import { useQuery } from '#app/platform/network/query.ts';
import { csvRows } from '../csv-rows.ts';
import { download } from '../download.ts';
import { toCsv } from '../model/csv.ts';
import { linesOptions } from '../queries.ts';

/** Print and CSV export of the complete period (SAFE-19). */
export function StatementExports({ statement, onPrint }: { statement: Statement; onPrint: () => void }) {
  const t = useText();
  const language = useLanguage();
  const { from, to, currency } = statement;
  const { data: lines } = useQuery(linesOptions(statement, currency));
  const wait = lines ? undefined : t('statement.csv.wait');
  return (
    <div className="grid grid-cols-[repeat(auto-fit,minmax(min(100%,9rem),1fr))] gap-2 print:hidden">
      <Button
        variant="secondary"
        icon={<PrintIcon aria-hidden="true" />}
        disabledReason={wait}
        onClick={onPrint}
      >
        {t('statement.print')}
      </Button>
      <Button
        variant="secondary"
        icon={<DownloadIcon aria-hidden="true" />}
        disabledReason={wait}
        onClick={() =>
          lines &&
          download(
            `tulpar-${from}-${to}.csv`,
            toCsv(csvRows(statement, lines, t, language), language),
            'text/csv;charset=utf-8',
          )
        }
      >
        {t('statement.csv')}
      </Button>
    </div>
  );
}
