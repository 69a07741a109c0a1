import type { Statement } from '@tulpar/api/contract';
import { Button } from '@tulpar/ui/button';
import { DownloadIcon, PrintIcon } from '@tulpar/ui/icon';
import { useLanguage, useText } from '#app/platform/i18n/intl.tsx';
import { useQuery } from '#app/platform/network/query.ts';
import { csvRows } from '../csv-rows.ts';
import { toCsv } from '../model/csv.ts';
import { linesOptions } from '../queries.ts';
import { useEffect, useState } from 'react';
import { flushSync } from 'react-dom';

/** Saves a text as a file. */
function download(name: string, text: string, type: string): void {
  const address = URL.createObjectURL(new Blob([text], { type }));
  const link = document.createElement('a');
  link.href = address;
  link.download = name;
  link.click();
  // Some browsers read the URL only after this task.
  setTimeout(() => URL.revokeObjectURL(address), 60_000);
}

/** Print and CSV export of the complete period (SAFE-19). */
export function StatementExports({ statement, onPrint }: { statement: Statement; onPrint: () => void }) {
  const t = useText();
  const language = useLanguage();
  const { from, to, currency } = statement;
  const { data: lines, isError } = useQuery(linesOptions(statement, currency));
  const wait = lines ? undefined : t(isError ? 'statement.linesAway' : 'statement.csv.wait');
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

const root = () => document.documentElement;

/**
 * Whether the page is being printed; it then shows everything in print colours. `print` opens the browser's
 * dialog; printing from the browser's menu works the same.
 */
export function usePrinting(): { readonly isPrinting: boolean; readonly print: () => void } {
  const [isPrinting, setPrinting] = useState(false);
  useEffect(() => {
    let theme: string | undefined;
    const begin = () => {
      theme ??= root().dataset['theme'];
      root().dataset['theme'] = 'light';
      // The browser takes its snapshot as soon as this returns.
      flushSync(() => setPrinting(true));
    };
    const end = () => {
      if (theme !== undefined) root().dataset['theme'] = theme;
      theme = undefined;
      setPrinting(false);
    };
    addEventListener('beforeprint', begin);
    addEventListener('afterprint', end);
    return () => {
      removeEventListener('beforeprint', begin);
      removeEventListener('afterprint', end);
      end();
    };
  }, []);
  return { isPrinting, print: () => window.print() };
}
