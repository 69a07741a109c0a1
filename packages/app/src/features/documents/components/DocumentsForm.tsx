import { Button } from '@tulpar/ui/button';
import { FileUpload, type UploadItem } from '@tulpar/ui/file-upload';
import { useToast } from '@tulpar/ui/toast';
import { useId, useState, type RefObject } from 'react';
import { isSilent } from '#app/features/session/index.ts';
import { useCodeText } from '#app/platform/forms/forms.ts';
import { useMediaQuery } from '#app/platform/device/media-query.ts';
import { useText } from '#app/platform/i18n/intl.tsx';
import { isApiError } from '#app/platform/network/api.ts';
import { useSendDocuments, type Outcome } from '../commands.ts';
import { pickRules, pickToReview, pictureFields, type Pick, type PictureField } from '../picks.ts';
import { PictureReview } from './PictureReview.tsx';
import { usePicks } from './use-picks.ts';

const MEGABYTE = 1024 * 1024;
const MESSAGE_LENGTH = 1000;
const fieldTexts = {
  images_pass: { label: 'documents.passport', hint: 'documents.passportText' },
  images_method: { label: 'documents.method', hint: 'documents.methodText' },
} as const;

interface DocumentsFormProps {
  /** Filled with the file inputs, so that a declined document can be replaced with one press. */
  inputs: RefObject<Partial<Record<PictureField, HTMLInputElement | null>>>;
}

/** Pictures to pick, check and send, with a message (DOC-04, DOC-05, DOC-07, KYC-05 to KYC-10, KYC-14). */
export function DocumentsForm({ inputs }: DocumentsFormProps) {
  const t = useText();
  const codeText = useCodeText();
  const { show } = useToast();
  const hasCamera = useMediaQuery('(pointer: coarse)');
  const { picks, add, remove, keep, markSending, settle } = usePicks();
  const [message, setMessage] = useState('');
  const [errors, setErrors] = useState<Partial<Record<PictureField, string>>>({});
  const id = useId();

  const wordsFor = (error: unknown): string => {
    if (!isApiError(error)) return codeText(['DEFAULT']);
    if (error.retryable && error.kind !== 'rateLimited') return t('documents.away');
    const codes = Object.values(error.fields).flat();
    return codeText(codes.length > 0 ? codes : [error.code ?? 'DEFAULT']);
  };
  const onDone = (outcomes: readonly Outcome[]) => {
    settle(outcomes);
    const failed = outcomes.filter(({ error }) => error !== null && !isSilent(error));
    setErrors(Object.fromEntries(failed.map(({ field, error }) => [field, wordsFor(error)])));
    for (const { error } of failed) show({ tone: 'error', title: wordsFor(error) });
    if (outcomes.every(({ error }) => error === null)) setMessage('');
    if (outcomes.some(({ error }) => error === null))
      show({ tone: 'success', title: t('uploadDocumentSuccess') });
  };
  const { mutate, isPending } = useSendDocuments(onDone);

  const ready = picks.filter(({ state }) => state === 'ready');
  const isChecking = picks.some(({ state }) => state === 'checking');
  const review = pickToReview(picks);
  const send = () => {
    if (ready.length === 0 || isChecking) return;
    setErrors({});
    markSending(ready.map((one) => one.id));
    const fields = pictureFields
      .map((field) => ({ field, picks: ready.filter((one) => one.field === field) }))
      .filter((one) => one.picks.length > 0);
    mutate({ fields, message: message.trim() });
  };
  const rowOf = (pick: Pick): UploadItem => {
    const { id: key, file, state, problems, isKept, code } = pick;
    const [problem] = problems;
    const row = { id: key, name: file.name, file };
    if (state === 'checking') return { ...row, status: 'waiting', detail: t('documents.checking') };
    if (state === 'sending') return { ...row, status: 'uploading' };
    if (state === 'refused')
      return {
        ...row,
        status: 'error',
        error: code === 'FILE_TYPE' ? t('documentVerificationErrorMessage') : codeText([code ?? 'DEFAULT']),
      };
    const detail = isKept
      ? 'documents.kept'
      : problem
        ? (`documents.problem.${problem}` as const)
        : 'documents.good';
    return { ...row, status: 'done', detail: t(detail) };
  };

  return (
    <form
      noValidate
      aria-label={t('page.profileDocuments')}
      className="grid grid-cols-1 gap-3"
      onSubmit={(event) => {
        event.preventDefault();
        send();
      }}
    >
      {pictureFields.map((field) => (
        <div key={field} className="grid grid-cols-1 gap-3">
          <FileUpload
            ref={(input) => {
              inputs.current[field] = input;
            }}
            {...pickRules}
            name={field}
            label={t(fieldTexts[field].label)}
            hint={t(fieldTexts[field].hint)}
            rules={t('documents.rules', { size: pickRules.maxSize / MEGABYTE })}
            pickLabel={t('documents.pick')}
            cameraLabel={hasCamera ? t('documents.camera') : undefined}
            dropLabel={field === 'images_pass' || picks.length > 0 ? t('documents.drop') : undefined}
            items={picks.filter((one) => one.field === field).map(rowOf)}
            error={errors[field]}
            disabled={isPending}
            onFiles={(taken, refused) => add(field, taken, refused)}
            onRemove={remove}
            removeLabel={(name) => t('documents.remove', { name })}
            cancelLabel={(name) => t('documents.remove', { name })}
            retryLabel={(name) => t('documents.retry', { name })}
            progressLabel={(name) => t('documents.progress', { name })}
            listLabel={t('documents.list')}
            words={{
              done: (name) => t('documents.doneFile', { name }),
              failed: (name, error) => t('documents.failedFile', { name, error }),
              removed: (name) => t('documents.removed', { name }),
            }}
          />
          {review?.field === field && (
            <PictureReview
              key={review.id}
              pick={review}
              onKeep={() => keep(review.id)}
              onAgain={() => {
                remove(review.id);
                inputs.current[field]?.click();
              }}
            />
          )}
        </div>
      ))}
      <p className="text-caption text-ink-muted">{t('documents.onDevice')}</p>
      <label htmlFor={`${id}message`} className="text-caption text-ink-muted">
        {t('documents.message')}
      </label>
      <textarea
        id={`${id}message`}
        name="message"
        rows={2}
        value={message}
        maxLength={MESSAGE_LENGTH}
        onChange={(event) => setMessage(event.target.value)}
        className="-mt-2 block w-full resize-y rounded-md bg-surface-2 p-3 text-body text-ink inset-ring inset-ring-line"
      />
      <Button
        type="submit"
        size="lg"
        block
        busy={isPending}
        disabled={ready.length === 0 || isChecking}
        aria-describedby={`${id}why`}
      >
        {t('documents.send')}
      </Button>
      <p id={`${id}why`} role="status" className="text-center text-caption text-ink-muted empty:hidden">
        {isChecking ? t('documents.wait') : ready.length === 0 && !isPending ? t('documents.nothing') : null}
      </p>
    </form>
  );
}
