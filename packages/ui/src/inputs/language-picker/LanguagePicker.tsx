import { useState, type ReactElement, type Ref } from 'react';
import { Slot } from '@radix-ui/react-slot';
import { Button } from '../button/index.ts';
import { BottomSheet } from '../../overlays/dialog/index.ts';
import { Flag, type FlagCode } from '../../content/flag/index.ts';
import { ChevronDownIcon, LanguageIcon } from '../../foundations/icon/index.ts';
import { OptionList } from '../option-list/index.ts';

/** One language: its code, its own name, the letters shown on the button. */
export interface LanguageOption<Code extends string> {
  code: Code;
  label: string;
  flag: FlagCode;
  /** On the button ("KZ"); the code in capitals when not given. */
  short?: string | undefined;
}

/** Props of `LanguagePicker`. */
export interface LanguagePickerProps<Code extends string> {
  value: Code;
  options: readonly LanguageOption<Code>[];
  onChange: (code: Code) => void;
  /** Title of the sheet, and the name of the button together with the current language. */
  title: string;
  closeLabel: string;
  /** Another opener: one button. */
  trigger?: ReactElement | undefined;
  className?: string | undefined;
  /** The opener. */
  ref?: Ref<HTMLButtonElement> | undefined;
}

/** A button that opens a sheet of languages with flags. FORM-10, I18N-04. */
export function LanguagePicker<Code extends string>({
  value,
  options,
  onChange,
  title,
  closeLabel,
  trigger,
  className,
  ref,
}: LanguagePickerProps<Code>) {
  const [open, setOpen] = useState(false);
  const current = options.find((option) => option.code === value);
  const opener = { onClick: () => setOpen(true), 'aria-haspopup': 'dialog', 'aria-expanded': open } as const;
  return (
    <>
      {trigger ? (
        <Slot {...opener} ref={ref} className={className}>
          {trigger}
        </Slot>
      ) : (
        <Button {...opener} ref={ref} variant="ghost" size="sm" className={className} icon={<LanguageIcon />}>
          <span className="sr-only">{`${title}: ${current?.label ?? value}, `}</span>
          {current?.short ?? value.toUpperCase()}
          <ChevronDownIcon className="size-4" />
        </Button>
      )}
      <BottomSheet open={open} onOpenChange={setOpen} title={title} closeLabel={closeLabel}>
        <OptionList
          label={title}
          value={value}
          options={options.map((option) => ({
            value: option.code,
            name: option.label,
            media: <Flag code={option.flag} />,
          }))}
          onSelect={(code) => {
            setOpen(false);
            if (code !== value) onChange(code);
          }}
        />
      </BottomSheet>
    </>
  );
}
