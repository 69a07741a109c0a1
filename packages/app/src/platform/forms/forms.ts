import { standardSchemaResolver } from '@hookform/resolvers/standard-schema';
import type { z } from '@tulpar/api/z';
import { useCallback, useEffect, useEffectEvent, useMemo, useSyncExternalStore, type ReactNode } from 'react';
import {
  useController,
  useForm,
  type Control,
  type FieldPathValue,
  type DefaultValues,
  type FieldError,
  type FieldPath,
  type FieldValues,
  type UseFormReturn,
} from 'react-hook-form';
import { isApiError } from '../network/api.ts';
import { useOpenText } from '../i18n/open-text.ts';

export { z } from '@tulpar/api/z';
export type { Control, UseFormReturn } from 'react-hook-form';

/**
 * A form over a schema: checks a field first when it is left, then at every change (VALID-18). Errors of the schema
 * are ids of texts; `useErrorText` turns them and the server's codes into words.
 */
export function useSchemaForm<T extends FieldValues>(
  schema: z.ZodMiniType<T, T>,
  defaultValues: DefaultValues<T>,
): UseFormReturn<T, unknown, T> {
  const resolver = useMemo(() => standardSchemaResolver<T, unknown, T>(schema), [schema]);
  return useForm<T, unknown, T>({ mode: 'onTouched', reValidateMode: 'onChange', defaultValues, resolver });
}

/** Type of an error that stands for the server's codes. */
const SERVER = 'server';
const JOINT = ',';

/** What is left of a server's refusal for the whole form: codes of no field, and whether nobody answered. */
export interface FormFailure {
  /** Codes for the text under the form; empty when every code found its field. */
  readonly codes: readonly string[];
  /** No answer, or a fault: the same may work later. */
  readonly away: boolean;
}

/**
 * Puts the codes of a refused command at their fields (ERR-01) and gives back what belongs to none (ERR-03). An error
 * that is not the server's gives DEFAULT (ERR-05). The first refused field takes the focus.
 */
export function takeServerErrors<T extends FieldValues>(
  form: UseFormReturn<T, unknown, T>,
  error: unknown,
  names: readonly FieldPath<T>[],
): FormFailure {
  if (!isApiError(error)) return { codes: ['DEFAULT'], away: false };
  const away = error.retryable && error.kind !== 'rateLimited';
  if (away) return { codes: [], away };
  const known = new Set<string>(names);
  const left: string[] = [];
  let first = true;
  for (const [name, codes] of Object.entries(error.fields)) {
    if (!known.has(name) || codes.length === 0) {
      left.push(...codes);
      continue;
    }
    form.setError(name as FieldPath<T>, { type: SERVER, message: codes.join(JOINT) }, { shouldFocus: first });
    first = false;
  }
  if (left.length === 0 && first) left.push(error.code ?? 'DEFAULT');
  return { codes: left, away: false };
}

/** Words for codes of the server: `field` keeps an unknown code as it is, else DEFAULT stands in (ERR-01, ERR-05). */
export function useCodeText(): (codes: readonly string[], place?: 'field' | 'form') => string {
  const open = useOpenText();
  return useCallback(
    (codes, place = 'form') => {
      const fallback = (code: string) => (place === 'field' ? code : (open('API_ERRORS.DEFAULT') ?? ''));
      return [...new Set(codes.map((code) => open(`API_ERRORS.${code}`) ?? fallback(code)))].join(', ');
    },
    [open],
  );
}

/** Words for the error of a field: a text id of the schema, or the server's codes joined by commas (ERR-02). */
export function useErrorText(): (error: FieldError | undefined) => string | undefined {
  const open = useOpenText();
  const codeText = useCodeText();
  return useCallback(
    (error) => {
      if (!error?.message) return undefined;
      if (error.type === SERVER) return codeText(error.message.split(JOINT), 'field');
      return open(error.message) ?? open('required') ?? undefined;
    },
    [open, codeText],
  );
}

/** One field of a form, ready for an input of the component library. */
export interface BoundField<V> {
  readonly value: V;
  readonly error: string | undefined;
  /** Give it to the input as `ref`: the first wrong field takes the focus. */
  readonly attach: (element: { focus?: () => void } | null) => void;
  readonly onBlur: () => void;
  /** Takes a value or a native event. */
  readonly onChange: (...event: unknown[]) => void;
}

/** Binds a field of a form by its name. */
export function useField<T extends FieldValues, N extends FieldPath<T>>(
  control: Control<T, unknown, T>,
  name: N,
): BoundField<FieldPathValue<T, N>> {
  const errorText = useErrorText();
  const { field, fieldState } = useController({ control, name });
  const { ref: attach, value, onBlur, onChange } = field;
  return { attach, value, onBlur, onChange, error: errorText(fieldState.error) };
}

/** Props of `Field`: the form's control, the name of the field, and what draws it. */
export interface FieldProps<T extends FieldValues, N extends FieldPath<T>> {
  control: Control<T, unknown, T>;
  name: N;
  children: (field: BoundField<FieldPathValue<T, N>>) => ReactNode;
}

/** Draws one field: what is typed into it renders it alone, and nothing of the form around it. */
export function Field<T extends FieldValues, N extends FieldPath<T>>({
  control,
  name,
  children,
}: FieldProps<T, N>): ReactNode {
  return children(useField(control, name));
}

/**
 * Hears of the values of a form and of what is `beside` them: of the first ones, and whenever either changes. Renders
 * nothing.
 */
export function useTyped<T extends FieldValues, B>(
  { subscribe, getValues }: UseFormReturn<T, unknown, T>,
  hear: (values: T, beside: B) => void,
  beside: B,
): void {
  const tell = useEffectEvent(hear);
  useEffect(() => {
    tell(getValues(), beside);
    return subscribe({ formState: { values: true }, callback: ({ values }) => tell(values, beside) });
  }, [subscribe, getValues, beside]);
}

/**
 * What the values of a form come to, such as whether they may be sent: renders when that changes, and not with every
 * letter.
 */
export function useDerived<T extends FieldValues, V extends string | boolean | null>(
  { subscribe, getValues }: UseFormReturn<T, unknown, T>,
  derive: (values: T) => V,
): V {
  const listen = useCallback(
    (tell: () => void) => subscribe({ formState: { values: true }, callback: tell }),
    [subscribe],
  );
  return useSyncExternalStore(listen, () => derive(getValues()));
}
