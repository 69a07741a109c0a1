import type { MaskitoOptions } from '@maskito/core';
import { maskitoPrefixPostprocessorGenerator } from '@maskito/kit';
import { useMaskito } from '@maskito/react';
import { useEffect, useMemo, useRef, useState, type ClipboardEvent, type FormEvent } from 'react';
import { BottomSheet } from '../dialog/index.ts';
import { mergeRefs } from '../field/index.ts';
import { Flag, type FlagCode } from '../flag/index.ts';
import { ChevronDownIcon } from '../icon/index.ts';
import { OptionList } from '../option-list/index.ts';
import { TextInput, type TextInputProps } from '../text-input/index.ts';
import { formatNational, maskOf, prefixOf, readNumber, type PhoneCountry } from './mask.ts';

/** Countries the picker knows a flag for. */
export type PhoneCountryCode = 'KZ' | 'AZ';

const flags: Record<PhoneCountryCode, FlagCode> = { KZ: 'kz', AZ: 'az' };

/** Props of `PhoneInput`. */
export interface PhoneInputProps extends Omit<
  TextInputProps,
  'type' | 'value' | 'defaultValue' | 'onChange' | 'leading' | 'clearLabel' | 'placeholder' | 'inputMode'
> {
  countries: readonly PhoneCountry<PhoneCountryCode>[];
  country: PhoneCountryCode;
  onCountryChange: (code: PhoneCountryCode) => void;
  /** Digits with the dialling code (`77014182260`); empty for none. */
  value: string;
  onValueChange: (digits: string) => void;
  /** Name of the country button; the country is added to it. */
  countryLabel: string;
  sheetTitle: string;
  closeLabel: string;
}

/**
 * A phone field: the mask of the country, which is picked in a bottom sheet. FORM-02, FORM-17, FORM-18. An empty
 * field gets its dialling code on focus and gives it back on leaving. FORM-19.
 */
export function PhoneInput({
  countries,
  country: code,
  onCountryChange,
  value,
  onValueChange,
  countryLabel,
  sheetTitle,
  closeLabel,
  ref,
  onFocus,
  onBlur,
  ...rest
}: PhoneInputProps) {
  const [open, setOpen] = useState(false);
  const own = useRef<HTMLInputElement>(null);
  const country = countries.find((one) => one.code === code) ?? countries[0];
  const prefix = country ? prefixOf(country) : '';
  const options = useMemo<MaskitoOptions | null>(
    () =>
      country
        ? { mask: maskOf(country), postprocessors: [maskitoPrefixPostprocessorGenerator(prefixOf(country))] }
        : null,
    [country],
  );
  const masked = useMaskito({ options });
  const refs = useMemo(() => mergeRefs<HTMLInputElement>(own, masked, ref), [masked, ref]);

  // The text belongs to the element, where the mask works; the value from outside is written into it.
  useEffect(() => {
    const input = own.current;
    if (!input || !country) return;
    if (input.value.replace(/\D/gu, '') === value && value !== '') return;
    if (value === '' && document.activeElement === input) {
      input.value = prefixOf(country);
      return;
    }
    input.value = value === '' ? '' : formatNational(country, readNumber(value, country, countries).national);
  }, [value, country, countries]);

  const tell = (national: string, dial: string) => onValueChange(national ? dial + national : '');
  const put = (raw: string) => {
    const input = own.current;
    if (!input || !country) return;
    const read = readNumber(raw, country, countries);
    input.value = formatNational(read.country, read.national);
    if (read.country.code !== code) onCountryChange(read.country.code);
    tell(read.national, read.country.dial);
  };
  const listen = (event: FormEvent<HTMLInputElement>) => {
    if (!country) return;
    const text = event.currentTarget.value;
    // Filled in by the browser, past the mask: a whole number in a form of its own.
    if (text && !text.startsWith(prefix.trimEnd().slice(0, 2))) put(text);
    else tell(text.slice(prefix.length).replace(/\D/gu, ''), country.dial);
  };
  const paste = (event: ClipboardEvent<HTMLInputElement>) => {
    const text = event.clipboardData.getData('text');
    if (text.replace(/\D/gu, '').length < 7) return;
    event.preventDefault();
    put(text);
  };

  return (
    <>
      <TextInput
        name="phone"
        autoComplete="tel"
        {...rest}
        ref={refs}
        type="tel"
        inputMode="tel"
        defaultValue=""
        onInput={listen}
        onPaste={paste}
        onFocus={(event) => {
          const input = event.currentTarget;
          if (!input.value) input.value = prefix;
          onFocus?.(event);
        }}
        onBlur={(event) => {
          const input = event.currentTarget;
          if (!input.value.slice(prefix.length).trim()) input.value = '';
          onBlur?.(event);
        }}
        leading={
          <button
            type="button"
            aria-label={`${countryLabel}: ${country?.name ?? ''} +${country?.dial ?? ''}`}
            aria-haspopup="dialog"
            disabled={rest.disabled}
            onClick={() => setOpen(true)}
            className="flex h-14 shrink-0 items-center gap-1.5 rounded-l-md border-r border-line-strong pr-2.5 pl-3.5 font-semibold text-ink focus-visible:-outline-offset-2"
          >
            {country ? <Flag code={flags[country.code]} /> : null}
            <ChevronDownIcon className="size-4 text-ink-subtle" />
          </button>
        }
      />
      <BottomSheet
        open={open}
        onOpenChange={setOpen}
        title={sheetTitle}
        closeLabel={closeLabel}
        returnFocus={own}
      >
        <OptionList
          label={sheetTitle}
          value={code}
          options={countries.map((one) => ({
            value: one.code,
            name: one.name,
            description: one.mask,
            media: <Flag code={flags[one.code]} />,
          }))}
          onSelect={(next) => {
            setOpen(false);
            if (next === code) return;
            onCountryChange(next);
            onValueChange('');
          }}
        />
      </BottomSheet>
    </>
  );
}
