import { DotLine } from '@tulpar/ui/dot-line';
import { FileUpload, type FileRules, type UploadItem } from '@tulpar/ui/file-upload';
import { useEffect, useRef } from 'react';
import { flushSync } from 'react-dom';
import { useCodeText } from '#app/platform/network/error-texts.ts';
import { useMediaQuery } from '#app/platform/device/media-query.ts';
import { useFormats, useText } from '#app/platform/i18n/intl.tsx';
import { MEGABYTE, pickRules } from '../accepted-files.ts';
import { pickToReview, type Pick, type PickErrors, type PictureSlot } from '../picks.ts';
import type { Picks } from './use-picks.ts';
import { Button } from '@tulpar/ui/button';
import { Notice } from '@tulpar/ui/notice';

const fieldTexts = {
  images_pass: { label: 'documents.passport', hint: 'documents.passportText' },
  images_method: { label: 'documents.method', hint: 'documents.methodText' },
} as const;

interface PictureInputProps {
  slot: PictureSlot;
  picks: readonly Pick[];
  pictures: Picks;
  /** Set in the row of one document, which takes one picture; label of its button if there is no touch screen. */
  rowLabel?: string;
  primary?: boolean;
  takesDrops: boolean;
  errors?: PickErrors;
  disabled: boolean;
}

/** Field for pictures of a slot, each with its state, and the review of one (DOC-07, KYC-05, KYC-06). */
export function PictureInput(props: PictureInputProps) {
  const { slot, picks, pictures, rowLabel, takesDrops, errors = {}, ...rest } = props;
  const t = useText();
  const rowOf = useRow(rowLabel === undefined);
  const home = useRef<HTMLDivElement>(null);
  const hasCamera = useMediaQuery('(pointer: coarse)');
  const review = pickToReview(pictures.picks);
  const rules: FileRules = rowLabel === undefined ? pickRules : { ...pickRules, maxFiles: 1 };
  const pickLabel = hasCamera ? 'documents.pick' : 'documents.pickFile';
  const focusField = () => {
    const field = home.current?.querySelector<HTMLElement>('input[name], [data-remove]');
    field?.focus({ preventScroll: true });
    return field;
  };
  return (
    <div ref={home} className="grid grid-cols-1 gap-3">
      <FileUpload
        {...rules}
        {...rest}
        {...(rowLabel === undefined && {
          label: t(fieldTexts[slot.field].label),
          hint: t(fieldTexts[slot.field].hint),
          rules: t('documents.rules', { size: pickRules.maxSize / MEGABYTE }),
        })}
        name={slot.field}
        pickLabel={hasCamera ? t(pickLabel) : (rowLabel ?? t(pickLabel))}
        cameraLabel={hasCamera ? t('documents.camera') : undefined}
        dropLabel={takesDrops ? t('documents.drop') : undefined}
        items={picks.map(rowOf)}
        error={picks.map(({ id }) => errors[id]).find(Boolean)}
        onFiles={(taken, refused) => pictures.add(slot, taken, refused)}
        onRemove={pictures.remove}
        removeLabel={(name) => t('documents.remove', { name })}
        cancelLabel={(name) => t('documents.remove', { name })}
        progressLabel={(name) => t('documents.progress', { name })}
        listLabel={t('documents.list')}
        words={{
          done: (name) => t('documents.doneFile', { name }),
          failed: (name, failure) => t('documents.failedFile', { name, error: failure }),
          removed: (name) => t('documents.removed', { name }),
        }}
      />
      {review && picks.includes(review) && (
        <PictureReview
          key={review.id}
          pick={review}
          onKeep={() => {
            focusField();
            pictures.keep(review.id);
          }}
          onAgain={() => {
            // The row of a document has a file input only without a picture, so remove it first.
            flushSync(() => pictures.remove(review.id));
            focusField()?.click();
          }}
        />
      )}
    </div>
  );
}

/** Refusal codes with special texts for pictures. */
const ownRefusals = {
  FILE_TYPE: 'documentVerificationErrorMessage',
  FILE_HEIC: 'documents.heic',
  FILE_GONE: 'documents.gone',
} as const;
const isOwnRefusal = (code: string | null): code is keyof typeof ownRefusals =>
  code !== null && Object.hasOwn(ownRefusals, code);

/** Returns a function that describes a picture for the list; with `namesTarget` also its side or card. */
function useRow(namesTarget: boolean): (pick: Pick) => UploadItem {
  const t = useText();
  const codeText = useCodeText();
  const { number } = useFormats();
  const megabytes = (bytes: number) => number(bytes / MEGABYTE, 1);
  const stateOf = ({ state, problems, isConfirmed, file, upload }: Pick): string => {
    const [problem] = problems;
    const size = megabytes(file.size);
    const done = megabytes(upload?.received ?? 0);
    if (state === 'checking') return t('documents.checking');
    if (state === 'paused') return t('documents.pausedAt', { done, size });
    if (state === 'sending')
      return upload ? t('documents.sentOf', { done, size }) : t('documents.queued', { size });
    if (isConfirmed) return t('documents.confirmed');
    return problem ? t(`documents.problem.${problem}`) : t('documents.good');
  };
  return (pick) => {
    const { id, file, state, code, upload, target } = pick;
    const row = { id, name: file.name, file };
    if (state === 'refused') {
      return {
        ...row,
        status: 'error',
        error: isOwnRefusal(code) ? t(ownRefusals[code]) : codeText([code ?? 'DEFAULT']),
      };
    }
    const side = target.side === null ? target.subject : t(`documents.side.${target.side}`);
    const detail = <DotLine parts={[namesTarget && side, stateOf(pick)]} />;
    if (state === 'ready') return { ...row, status: 'done', detail };
    const progress = (upload?.received ?? 0) / file.size;
    return { ...row, status: state === 'checking' ? 'waiting' : 'uploading', progress, detail };
  };
}

/** Problems found in a picture, with two equal options: the check only advises (KYC-09). */
function PictureReview({ pick, onKeep, onAgain }: { pick: Pick; onKeep: () => void; onAgain: () => void }) {
  const t = useText();
  const image = useRef<HTMLImageElement>(null);
  useEffect(() => {
    const address = URL.createObjectURL(pick.file);
    if (image.current) image.current.src = address;
    return () => URL.revokeObjectURL(address);
  }, [pick.file]);
  return (
    <section
      aria-label={t('documents.review', { name: pick.file.name })}
      className="grid gap-3 rounded-lg bg-surface-2 p-3"
    >
      <img ref={image} alt="" className="max-h-64 w-full rounded-md bg-white object-contain" />
      {pick.problems.map((problem) => (
        <Notice key={problem} tone="warning" title={t(`documents.problem.${problem}`)}>
          {t(`documents.advice.${problem}`)}
        </Notice>
      ))}
      <p className="text-caption text-ink-muted">{t('documents.mayDecline')}</p>
      <div className="grid grid-cols-1 gap-2 tablet:grid-cols-2">
        <Button variant="secondary" size="lg" block onClick={onAgain}>
          {t('documents.again')}
        </Button>
        <Button variant="secondary" size="lg" block onClick={onKeep}>
          {t('documents.keep')}
        </Button>
      </div>
    </section>
  );
}
