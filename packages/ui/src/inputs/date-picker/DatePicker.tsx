import { lazy, Suspense, type Ref, type RefObject } from 'react';
import { BottomSheet } from '../../overlays/dialog/index.ts';
import { Skeleton } from '../../feedback/skeleton/index.ts';
import type { CalendarProps, CalendarTexts } from './Calendar.tsx';

/** Words of the sheet with the calendar. */
export interface DatePickerTexts extends CalendarTexts {
  title: string;
  closeLabel: string;
}

/** Props of `DatePicker`. */
export interface DatePickerProps extends Omit<CalendarProps, 'texts' | 'onPick'> {
  open: boolean;
  onOpenChange: (open: boolean) => void;
  /** A day was picked; the sheet asks to be closed right after. */
  onValueChange: (iso: string) => void;
  texts: DatePickerTexts;
  /** What gets the focus when the sheet closes; what had it before when not given. */
  returnFocus?: RefObject<HTMLElement | null> | undefined;
  className?: string | undefined;
  ref?: Ref<HTMLDivElement> | undefined;
}

// The calendar weighs more than the rest of a form, and most people type their date.
const Calendar = lazy(async () => ({ default: (await import('./Calendar.tsx')).Calendar }));

/**
 * A calendar in a sheet (a window from 801 px), with month and year to choose. The week begins on Monday. Arrows move by
 * day and week, Home and End inside the week, Page Up and Down by month, with Shift by year; Enter picks, Escape
 * closes.
 */
export function DatePicker({
  open,
  onOpenChange,
  onValueChange,
  texts,
  returnFocus,
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
      returnFocus={returnFocus}
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
