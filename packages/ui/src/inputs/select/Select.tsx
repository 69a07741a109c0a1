import { useState, type Ref } from 'react';
import { cn } from '../../foundations/cn/index.ts';
import { useMedia } from '../../internal/use-media.ts';
import { BottomSheet } from '../../overlays/dialog/index.ts';
import { FieldMessage, useFieldIds, type FieldTexts } from '../field/index.ts';
import { OptionList, type Option } from '../option-list/index.ts';
import { SelectTrigger } from './SelectTrigger.tsx';
import { WideSelect } from './WideSelect.tsx';

/** From here on a list hangs from its field; below it rises as a sheet. The tablet breakpoint. */
const WIDE = '(min-width: 801px)';

/** Props of `Select`. `className` dresses the field, `ref` is its button. */
export interface SelectProps<Value extends string> extends FieldTexts {
  options: readonly Option<Value>[];
  /** `null` while nothing is chosen: the label stands in its place. */
  value: Value | null;
  /** Called only for another value than the current one. */
  onValueChange: (value: Value) => void;
  /** Name of the close button of the sheet. */
  closeLabel: string;
  /** With a name the value goes with the form. */
  name?: string | undefined;
  id?: string | undefined;
  disabled?: boolean | undefined;
  onBlur?: (() => void) | undefined;
  className?: string | undefined;
  ref?: Ref<HTMLButtonElement> | undefined;
}

/** One of many. A sheet of big rows on phones, a list under the field from 801 px. Letters find in both. */
export function Select<Value extends string>({
  label,
  error,
  hint,
  options,
  value,
  onValueChange,
  closeLabel,
  name,
  id,
  disabled = false,
  onBlur,
  className,
  ref,
}: SelectProps<Value>) {
  const [open, setOpen] = useState(false);
  const wide = useMedia(WIDE, false);
  const { inputId, messageId, describedBy } = useFieldIds(id, { error, hint });
  const current = options.find((option) => option.value === value);
  const list = (
    <OptionList
      label={label}
      options={options}
      value={value}
      dense={wide}
      onSelect={(next) => {
        setOpen(false);
        if (next !== value) onValueChange(next);
      }}
    />
  );
  const trigger = (
    <SelectTrigger
      ref={ref}
      id={inputId}
      label={label}
      chosen={current?.name}
      media={current?.media}
      invalid={Boolean(error)}
      disabled={disabled}
      aria-describedby={describedBy}
      data-invalid={error ? '' : undefined}
      // Leaving for its own list is not leaving the field.
      onBlur={() => {
        if (!open) onBlur?.();
      }}
      onKeyDown={(event) => {
        if (event.key !== 'ArrowDown' && event.key !== 'ArrowUp') return;
        event.preventDefault();
        setOpen(true);
      }}
      {...(wide
        ? {}
        : { 'aria-haspopup': 'dialog' as const, 'aria-expanded': open, onClick: () => setOpen(true) })}
    />
  );
  return (
    <div className={cn('min-w-0', className)}>
      {wide ? (
        <WideSelect label={label} open={open} onOpenChange={setOpen} trigger={trigger}>
          {list}
        </WideSelect>
      ) : (
        <>
          {trigger}
          <BottomSheet open={open} onOpenChange={setOpen} title={label} closeLabel={closeLabel}>
            {list}
          </BottomSheet>
        </>
      )}
      {name ? <input type="hidden" name={name} value={value ?? ''} disabled={disabled} /> : null}
      <FieldMessage id={messageId} error={error} hint={hint} />
    </div>
  );
}
