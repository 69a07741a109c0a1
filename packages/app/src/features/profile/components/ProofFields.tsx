import { CodeInput } from '@tulpar/ui/code-input';
import { useEffect, useRef } from 'react';
import { TextField } from '#app/features/session/index.ts';
import { isApiError } from '#app/platform/network/api.ts';
import { controlOf, Field, inputProps, type Control } from '#app/platform/forms/forms.ts';
import { useText } from '#app/platform/i18n/intl.tsx';
import type { proofOf } from '../contact-form.ts';

/** Form values that prove who changes a contact (SEC-02). */
export interface ProofValues {
  current_password: string;
  code: string;
}

/** Whether the server has sent a code and requires it. */
export const isCodeAwaited = (error: unknown): boolean =>
  isApiError(error) && (error.fields['code']?.includes('REQUIRED') ?? false);

export interface ProofFieldsProps<T extends ProofValues> {
  control: Control<T, unknown, T>;
  proof: ReturnType<typeof proofOf>;
  isCodeSent: boolean;
}

/** Proof for a contact change: the current password, or a sent code; nothing if none is required. */
export function ProofFields<T extends ProofValues>({ control, proof, isCodeSent }: ProofFieldsProps<T>) {
  const t = useText();
  if (isCodeSent) return <SentCode control={control} />;
  if (proof === null) return null;
  if (proof === 'code') return <p className="text-caption text-ink-muted">{t('profile.proofSoon')}</p>;
  return (
    <TextField
      control={controlOf<ProofValues, T>(control)}
      name="current_password"
      type="password"
      autoComplete="current-password"
      label={t('profile.oldPassword')}
      hint={t('profile.proofHint')}
    />
  );
}

interface WithCode {
  code: string;
}

/** Input for the sent code; its text takes the focus, because the form needs the code. */
export function SentCode<T extends WithCode>({ control }: { control: Control<T, unknown, T> }) {
  const t = useText();
  const lead = useRef<HTMLParagraphElement>(null);
  useEffect(() => lead.current?.focus(), []);
  return (
    <div className="flex flex-col gap-2">
      <p ref={lead} tabIndex={-1} role="status" className="text-body text-ink-muted outline-none">
        {t('profile.proofSent')}
      </p>
      <Field control={controlOf<WithCode, T>(control)} name="code">
        {(field) => <CodeInput {...inputProps(field)} label={t('profile.proofCode')} />}
      </Field>
    </div>
  );
}
