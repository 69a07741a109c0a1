import { useState, type Ref, type RefObject } from 'react';
import { cn } from '../../foundations/cn/index.ts';
import { BottomSheet } from '../../overlays/dialog/index.ts';
import { Flag, type FlagCode } from '../../content/flag/index.ts';
import { ChevronDownIcon } from '../../foundations/icon/index.ts';
import { OptionList } from '../option-list/index.ts';

/** Countries whose numbers the product takes. FORM-03. */
export type CountryCode = 'KZ' | 'AZ';

const flags: Record<CountryCode, FlagCode> = { KZ: 'kz', AZ: 'az' };

/** One country: its name in the player's language and the digits of its dialling code, without "+". */
export interface CountryCodeOption {
  code: CountryCode;
  name: string;
  dial: string;
}

/** Props of `CountryCodePicker`. */
export interface CountryCodePickerProps {
  /** What is picked; with the country it is the name of the button. */
  label: string;
  value: CountryCode;
  countries: readonly CountryCodeOption[];
  /** Called only for another country than the current one. */
  onValueChange: (code: CountryCode) => void;
  sheetTitle: string;
  closeLabel: string;
  /** Part of a field: no frame of its own, a line to the right. */
  attached?: boolean | undefined;
  disabled?: boolean | undefined;
  /** Where the focus goes after the sheet: the number. The button when not given. */
  returnFocus?: RefObject<HTMLElement | null> | undefined;
  className?: string | undefined;
  ref?: Ref<HTMLButtonElement> | undefined;
}

/** A dialling code with its flag; opens a sheet of countries. FORM-02, FORM-03. */
export function CountryCodePicker({
  label,
  value,
  countries,
  onValueChange,
  sheetTitle,
  closeLabel,
  attached = false,
  disabled = false,
  returnFocus,
  className,
  ref,
}: CountryCodePickerProps) {
  const [open, setOpen] = useState(false);
  const current = countries.find((country) => country.code === value) ?? countries[0];
  return (
    <>
      <button
        ref={ref}
        type="button"
        disabled={disabled}
        aria-haspopup="dialog"
        aria-expanded={open}
        aria-label={`${label}: ${current?.name ?? ''} +${current?.dial ?? ''}`}
        onClick={() => setOpen(true)}
        className={cn(
          'flex h-14 shrink-0 items-center gap-1.5 pr-2.5 pl-3.5 font-semibold text-ink disabled:cursor-not-allowed disabled:text-ink-muted',
          attached
            ? 'rounded-l-md border-r border-line-strong focus-visible:-outline-offset-2'
            : 'rounded-md bg-surface-1 shadow-[inset_0_0_0_1px_var(--line-control)] transition-shadow hover:not-disabled:shadow-[inset_0_0_0_1px_var(--ink-muted)] disabled:bg-surface-2 disabled:shadow-[inset_0_0_0_1px_var(--line)] aria-expanded:shadow-[inset_0_0_0_2px_var(--brand-ink)]',
          className,
        )}
      >
        {current ? <Flag code={flags[current.code]} /> : null}
        <span className="ml-1 tabular-nums">+{current?.dial}</span>
        <ChevronDownIcon className="size-4 text-ink-subtle" />
      </button>
      <BottomSheet
        open={open}
        onOpenChange={setOpen}
        title={sheetTitle}
        closeLabel={closeLabel}
        {...(returnFocus ? { returnFocus } : {})}
      >
        <OptionList
          label={sheetTitle}
          value={value}
          options={countries.map((country) => ({
            value: country.code,
            name: country.name,
            description: `+${country.dial}`,
            media: <Flag code={flags[country.code]} />,
          }))}
          onSelect={(code) => {
            setOpen(false);
            if (code !== value) onValueChange(code);
          }}
        />
      </BottomSheet>
    </>
  );
}
