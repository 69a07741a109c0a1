import { Button } from '@tulpar/ui/button';
import { cn } from '@tulpar/ui/cn';
import {
  emptyInput,
  fieldAction,
  fieldBox,
  fieldInput,
  fieldLabel,
  FieldMessage,
  fieldText,
  useFieldIds,
} from '@tulpar/ui/field';
import { CloseIcon, DoneIcon } from '@tulpar/ui/icon';
import { useLayoutEffect, useRef, type RefObject } from 'react';
import { useText } from '#app/platform/i18n/intl.tsx';

export interface PromoCodeFieldProps {
  field: RefObject<HTMLInputElement | null>;
  value: string;
  onValueChange: (code: string) => void;
  /** Called on Enter and by the button, never for an empty field. */
  onCheck: () => void;
  error: string | undefined;
  success: string | undefined;
  hint: string | undefined;
}

/** Promo code field with a button; the result is shown below the field and announced (FORM-08). */
export function PromoCodeField({
  field,
  value,
  onValueChange,
  onCheck,
  error,
  success,
  hint,
}: PromoCodeFieldProps) {
  const t = useText();
  const button = useRef<HTMLButtonElement>(null);
  // A live region announces the success; as the field's description it would be announced again on focus.
  const note = success ? undefined : hint;
  const { inputId, messageId, describedBy } = useFieldIds(undefined, { error, hint: note });
  const isEmpty = value.trim() === '';

  // After a success the field is empty and the button disabled, so focus the field.
  useLayoutEffect(() => {
    if (isEmpty && document.activeElement === button.current) field.current?.focus();
  }, [isEmpty, field]);

  return (
    <form
      noValidate
      onSubmit={(event) => {
        event.preventDefault();
        if (!isEmpty) onCheck();
      }}
      className="mt-3 min-w-0"
    >
      <div className="flex flex-wrap gap-2">
        <div
          className={cn(
            fieldBox(error !== undefined, false),
            'w-auto min-w-0 flex-[999_1_8.5rem] bg-surface-2',
          )}
        >
          <div className={fieldText}>
            <input
              name="promo_code"
              autoComplete="off"
              autoCapitalize="characters"
              autoCorrect="off"
              spellCheck={false}
              ref={field}
              type="text"
              id={inputId}
              value={value}
              placeholder=" "
              aria-invalid={error !== undefined || undefined}
              aria-describedby={describedBy}
              onChange={(event) => onValueChange(event.target.value)}
              className={fieldInput}
            />
            <label htmlFor={inputId} className={fieldLabel(error !== undefined)}>
              {t('bonuses.promo.label')}
            </label>
            <button
              type="button"
              aria-label={t('bonuses.promo.clear')}
              className={cn(fieldAction, 'peer-placeholder-shown:hidden')}
              onClick={() => field.current && emptyInput(field.current)}
            >
              <CloseIcon />
            </button>
          </div>
        </div>
        <Button
          needsNetwork
          ref={button}
          type="submit"
          variant={isEmpty ? 'secondary' : 'tonal'}
          disabled={isEmpty}
          className="min-h-14! flex-[1_1_auto]! px-[18px]!"
        >
          {t('promoCode.check')}
        </Button>
      </div>
      <div role="status">
        {success ? (
          <span className="mt-1.5 flex items-start gap-1.5 text-caption text-success-ink [&>svg]:mt-px [&>svg]:size-4 [&>svg]:shrink-0">
            <DoneIcon />
            <span className="min-w-0 break-words">{success}</span>
          </span>
        ) : (
          <FieldMessage id={messageId} error={error} />
        )}
      </div>
      {error === undefined && <FieldMessage id={messageId} hint={note} />}
    </form>
  );
}
