import { cleanLines, documentMessageMax, type DocumentList } from '@tulpar/api/contract';
import { Button } from '@tulpar/ui/button';
import { cn } from '@tulpar/ui/cn';
import { ChevronDownIcon } from '@tulpar/ui/icon';
import { Notice } from '@tulpar/ui/notice';
import { RadioCards } from '@tulpar/ui/radio-cards';
import { Skeleton } from '@tulpar/ui/skeleton';
import { useToast } from '@tulpar/ui/toast';
import { useId, useState } from 'react';
import { isSilent } from '#app/features/session/index.ts';
import { useDraft, useField, useSchemaForm, z } from '#app/platform/forms/forms.ts';
import { useCodeText } from '#app/platform/network/error-texts.ts';
import { useText } from '#app/platform/i18n/intl.tsx';
import { isApiError } from '#app/platform/network/api.ts';
import { documentsDraft, isCut, type Outcome } from '../commands.ts';
import {
  firstWaiting,
  isWaiting,
  methodTypes,
  openSlot,
  picksFor,
  pictureFields,
  type PickErrors,
} from '../picks.ts';
import { NeededDocuments } from './NeededDocuments.tsx';
import { PictureInput } from './PictureInput.tsx';
import type { Picks } from './use-picks.ts';
import { useSending } from './use-sending.ts';

const formSchema = z.object({
  method: z.enum(methodTypes),
  message: z.string(),
});

/** Form values from the draft; an invalid one is replaced by its initial value. */
function restored(draft: Readonly<Record<string, unknown>>): z.infer<typeof formSchema> {
  const { method, message } = draft;
  return {
    method: methodTypes.find((one) => one === method) ?? 'bank_card_screenshot',
    message: typeof message === 'string' ? message : '',
  };
}

interface DocumentsFormProps {
  pictures: Picks;
  /** Documents from the server; undefined while they load, null if they did not load. */
  list: DocumentList | null | undefined;
}

/** Pictures to select, check and send, with a message (DOC-04, DOC-05, DOC-07, KYC-05 to KYC-14). */
export function DocumentsForm({ pictures, list }: DocumentsFormProps) {
  const t = useText();
  const codeText = useCodeText();
  const { show } = useToast();
  const { picks } = pictures;
  const [errors, setErrors] = useState<PickErrors>({});
  const [draft] = useState(() => documentsDraft.read());
  const form = useSchemaForm(formSchema, restored(draft));
  useDraft(form, { restored: Object.keys(draft), write: documentsDraft.write, extra: null });
  const method = useField(form.control, 'method');
  const { attach, value: message, onBlur, onChange } = useField(form.control, 'message');
  const id = useId();

  const wordsFor = (error: unknown): string => {
    if (!isApiError(error)) return codeText(['DEFAULT']);
    const codes = Object.values(error.fields).flat();
    return codeText(codes.length > 0 ? codes : [error.code ?? 'DEFAULT']);
  };
  const onDone = (outcomes: readonly Outcome[]) => {
    const failed = outcomes.filter(({ error }) => error !== null && !isCut(error) && !isSilent(error));
    setErrors(Object.fromEntries(failed.map(({ picks: [pick], error }) => [pick?.id, wordsFor(error)])));
    for (const { error } of failed) show({ tone: 'error', title: wordsFor(error) });
    if (outcomes.some(({ error }) => error === null))
      show({ tone: 'success', title: t('uploadDocumentSuccess') });
    if (outcomes.length > 0 && outcomes.every(({ error }) => error === null)) {
      form.resetField('message', { defaultValue: '' });
      documentsDraft.clear();
    }
  };
  const { isPending, send, resume } = useSending(pictures, onDone);

  const hasReady = picks.some(({ state }) => state === 'ready');
  const isChecking = picks.some(({ state }) => state === 'checking');
  const isPaused = picks.some(({ state }) => state === 'paused');
  const needed = list?.needed ?? [];
  // The form's button is the primary one, unless a required document waits for a picture (KYC-02).
  const isPrimary = firstWaiting(needed, picks) === undefined;
  const inRows = new Set(needed.filter(isWaiting).flatMap((one) => picksFor(one, picks)));
  const others = picks.filter((one) => !inRows.has(one));
  const [isOpen, setOpen] = useState(false);
  const hasRows = list === undefined || needed.length > 0;

  return (
    <form
      noValidate
      aria-label={t('page.profileDocuments')}
      className="grid grid-cols-1 gap-3"
      onSubmit={form.handleSubmit(({ message: words }) => {
        if ((!hasReady && !isPaused) || isChecking) return;
        setErrors({});
        send(cleanLines(words));
      })}
    >
      {isPaused && !isPending ? (
        <Notice
          tone="warning"
          title={t('documents.cut.title')}
          action={
            <Button
              size="sm"
              variant="secondary"
              onClick={({ currentTarget }) => {
                // This button disappears, so focus the submit button.
                currentTarget.form?.querySelector<HTMLElement>('[type="submit"]')?.focus();
                resume();
              }}
            >
              {t('documents.goOn')}
            </Button>
          }
        >
          {t('documents.cut.text')}
        </Notice>
      ) : null}
      {list === undefined && <Skeleton className="h-80 rounded-lg" />}
      {list && needed.length > 0 ? (
        <NeededDocuments
          needed={needed}
          documents={list.data}
          pictures={pictures}
          errors={errors}
          disabled={isPending}
        />
      ) : null}
      {hasRows && others.length === 0 ? (
        <Button
          variant="ghost"
          size="sm"
          className="-ml-4 justify-self-start"
          aria-expanded={isOpen}
          onClick={() => setOpen(!isOpen)}
        >
          {t('documents.other')}
          <ChevronDownIcon className={cn('transition-transform', isOpen && 'rotate-180')} />
        </Button>
      ) : null}
      {isOpen || others.length > 0 || !hasRows
        ? pictureFields.map((field) => (
            <div key={field} className="grid grid-cols-1 gap-3">
              {field === 'images_method' ? (
                <RadioCards
                  label={t('documents.methodType')}
                  name="method"
                  columns={2}
                  value={method.value}
                  onValueChange={method.onChange}
                  options={methodTypes.map((type) => ({
                    value: type,
                    label: t(`documents.methodType.${type}`),
                  }))}
                />
              ) : null}
              <PictureInput
                slot={openSlot(field === 'images_pass' ? 'Passport' : method.value)}
                picks={others.filter((one) => one.field === field)}
                pictures={pictures}
                takesDrops={field === 'images_pass' || picks.length > 0}
                errors={errors}
                disabled={isPending}
              />
            </div>
          ))
        : null}
      <p className="text-caption text-ink-muted">{t('documents.onDevice')}</p>
      <label htmlFor={`${id}message`} className="text-caption text-ink-muted">
        {t('documents.message')}
      </label>
      <textarea
        ref={attach}
        id={`${id}message`}
        name="message"
        autoComplete="off"
        rows={2}
        value={message}
        maxLength={documentMessageMax}
        onBlur={onBlur}
        onChange={onChange}
        className="-mt-2 block w-full resize-y rounded-md bg-surface-2 p-3 text-input text-ink inset-ring inset-ring-line"
      />
      <Button
        type="submit"
        size="lg"
        block
        variant={isPrimary ? 'primary' : 'secondary'}
        busy={isPending}
        disabled={(!hasReady && !isPaused) || isChecking}
        aria-describedby={`${id}why`}
      >
        {t(isPaused && !hasReady ? 'documents.goOn' : 'documents.send')}
      </Button>
      <p id={`${id}why`} role="status" className="text-center text-caption text-ink-muted empty:hidden">
        {isChecking
          ? t('documents.wait')
          : isPending || isPaused
            ? t(pictures.mayClose ? 'documents.mayLeave' : 'documents.keepOpen')
            : hasReady
              ? null
              : t('documents.nothing')}
      </p>
    </form>
  );
}
