import { lazy, Suspense, type Ref } from 'react';
import { BottomSheet } from '../../overlays/dialog/index.ts';
import { Skeleton } from '../../feedback/skeleton/Skeleton.tsx';
import type { CalendarProps, CalendarTexts } from './Calendar.tsx';

/** Texts of the sheet with the calendar. */
export interface DatePickerTexts extends CalendarTexts {
  title: string;
  closeLabel: string;
}

export interface DatePickerProps extends Omit<CalendarProps, 'texts' | 'onPick'> {
  open: boolean;
  onOpenChange: (open: boolean) => void;
  /** Called with the selected day, before `onOpenChange(false)`. */
  onValueChange: (iso: string) => void;
  texts: DatePickerTexts;
  className?: string | undefined;
  ref?: Ref<HTMLDivElement> | undefined;
}

// Lazy: the calendar is larger than the rest of a form, and most people type their date.
const Calendar = lazy(async () => ({ default: (await import('./Calendar.tsx')).Calendar }));

/**
 * A calendar in a sheet (a dialog from 801 px), with month and year selects. The week starts on Monday.
 * Arrows move by day and week, Home and End within the week, Page Up and Down by month, with Shift by year;
 * Enter selects, Escape closes.
 */
export function DatePicker({
  open,
  onOpenChange,
  onValueChange,
  texts,
  className,
  ref,
  ...calendar
}: DatePickerProps) {
  return (
    <BottomSheet
      ref={ref}
      open={open}
      onOpenChange={onOpenChange}
      title={texts.title}
      closeLabel={texts.closeLabel}
      className={className}
    >
      <div className="px-1.5 pb-2 tablet:px-4">
        <Suspense fallback={<Skeleton className="h-[22.75rem]" />}>
          <Calendar
            {...calendar}
            texts={texts}
            onPick={(iso) => {
              onValueChange(iso);
              onOpenChange(false);
            }}
          />
        </Suspense>
      </div>
    </BottomSheet>
  );
}
