import {
  lazy,
  Suspense,
  useEffect,
  useLayoutEffect,
  useId,
  useMemo,
  useRef,
  useState,
  type ReactNode,
  type Ref,
} from 'react';
import { cn } from '../../foundations/cn/cn.ts';
import { FieldMessage } from '../field/Field.tsx';
import { mergeRefs } from '../../internal/merge-refs.ts';
import { CameraIcon, GalleryIcon } from '../../foundations/icon/index.ts';
import { sayChanges, type UploadWords, checkFiles, type FileRules, type RefusedFile } from './check-files.ts';
import { FilePick } from './FilePick.tsx';
import { UploadRow, type UploadItem } from './UploadRow.tsx';

const hasFiles = (event: DragEvent) => event.dataTransfer?.types.includes('Files') ?? false;

/**
 * Whether files are dragged over the window. A file dropped outside the target is ignored, instead of opened by the
 * browser. The target calls `end` after a drop, because reading the files takes a moment.
 */
function useFileDrag(enabled: boolean): { dragging: boolean; end: () => void } {
  const [dragging, setDragging] = useState(false);
  useEffect(() => {
    if (!enabled) return;
    const enter = (event: DragEvent) => {
      if (hasFiles(event)) setDragging(true);
    };
    const over = (event: DragEvent) => {
      if (hasFiles(event)) event.preventDefault();
    };
    const leave = (event: DragEvent) => {
      if (event.relatedTarget === null) setDragging(false);
    };
    const drop = (event: DragEvent) => {
      if (!hasFiles(event)) return;
      event.preventDefault();
      const onTarget = event.target instanceof Element && event.target.closest('[data-drop-target]');
      if (!onTarget) setDragging(false);
    };
    window.addEventListener('dragenter', enter);
    window.addEventListener('dragover', over);
    window.addEventListener('dragleave', leave);
    window.addEventListener('drop', drop);
    return () => {
      window.removeEventListener('dragenter', enter);
      window.removeEventListener('dragover', over);
      window.removeEventListener('dragleave', leave);
      window.removeEventListener('drop', drop);
      setDragging(false);
    };
  }, [enabled]);
  return { dragging, end: () => setDragging(false) };
}

const DropTarget = lazy(async () => ({ default: (await import('./DropTarget.tsx')).DropTarget }));

export interface FileUploadProps extends FileRules {
  /** Instruction above the buttons. Without it the field has no frame, so that it can be part of a row. */
  label?: string | undefined;
  /** Text that says which files are accepted. */
  rules?: string | undefined;
  /** Button text, and label of the input. */
  pickLabel: string;
  /** Label of a second button, which opens the camera; for devices with one. */
  cameraLabel?: string | undefined;
  /** Text shown during a drag. Without it files cannot be dropped on the field. */
  dropLabel?: string | undefined;
  /** Files to show. `onFiles` reports new ones, which the caller uploads. */
  items: readonly UploadItem[];
  /** Called once per selection, with the accepted files and the refused ones with the reason (VALID-27). */
  onFiles: (taken: File[], refused: RefusedFile<File>[]) => void;
  onRemove: (id: string) => void;
  removeLabel: (name: string) => string;
  cancelLabel: (name: string) => string;
  progressLabel: (name: string) => string;
  listLabel: string;
  /** Announcements for screen readers. */
  words: UploadWords;
  error?: string | undefined;
  hint?: ReactNode;
  /** Styles the first button as the primary button of the page. */
  primary?: boolean | undefined;
  name?: string | undefined;
  disabled?: boolean | undefined;
  className?: string | undefined;
  ref?: Ref<HTMLInputElement> | undefined;
}

/** Several files to select, photograph or drop, with their states (FORM-09). */
export function FileUpload({
  label,
  rules,
  pickLabel,
  cameraLabel,
  dropLabel,
  items,
  onFiles,
  onRemove,
  removeLabel,
  cancelLabel,
  progressLabel,
  listLabel,
  words,
  extensions,
  maxSize,
  maxFiles,
  error,
  hint,
  primary = false,
  name,
  disabled = false,
  className,
  ref,
}: FileUploadProps) {
  const fieldId = useId();
  const home = useRef<HTMLDivElement>(null);
  const input = useRef<HTMLInputElement>(null);
  const refs = useMemo(() => mergeRefs(input, ref), [ref]);
  /** The file whose remove button was pressed, and the button's index. */
  const removed = useRef<{ id: string; index: number } | null>(null);
  const live = items.filter((item) => item.status !== 'error').length;
  const isFramed = label !== undefined;
  // A field with a frame keeps its buttons at the limit: the error of one more file then names the limit.
  const hasButtons = isFramed || live < maxFiles;
  const { dragging, end } = useFileDrag(Boolean(dropLabel) && hasButtons && !disabled);
  const [said, setSaid] = useState('');
  const before = useRef(items);

  useLayoutEffect(() => {
    const news = sayChanges(before.current, items, words, removed.current?.id);
    before.current = items;
    if (news) setSaid(news);
  }, [items, words]);

  // The pressed remove button is gone with its row: focus the button of the next row, or the field.
  useLayoutEffect(() => {
    const removedItem = removed.current;
    if (!removedItem || items.some((item) => item.id === removedItem.id)) return;
    const buttons = home.current?.querySelectorAll<HTMLElement>('[data-remove]');
    const next = buttons?.[Math.min(removedItem.index, buttons.length - 1)] ?? input.current;
    removed.current = null;
    next?.focus();
  }, [items]);

  const take = (files: File[]) => {
    const { taken, refused } = checkFiles(files, { maxSize, maxFiles }, live);
    onFiles(taken, refused);
  };
  const described = [isFramed && `${fieldId}-rules`, error && `${fieldId}-message`].filter(Boolean).join(' ');
  const pick = {
    multiple: maxFiles > 1,
    disabled,
    accept: extensions.map((one) => `.${one}`).join(','),
    'aria-describedby': described || undefined,
    onFiles: take,
  };
  return (
    <div ref={home} className={cn('min-w-0', className)}>
      <div
        role={isFramed ? 'group' : undefined}
        aria-labelledby={isFramed ? `${fieldId}-label` : undefined}
        data-invalid={error ? '' : undefined}
        data-dragging={dragging ? '' : undefined}
        className={cn(
          isFramed && 'relative rounded-lg border-[1.5px] border-dashed border-line-control bg-surface-1 p-4',
          error && 'border-danger-ink',
        )}
      >
        {isFramed ? (
          <div className="mb-3 flex items-center gap-3">
            <span
              aria-hidden="true"
              className="grid size-12 flex-none place-items-center rounded-[16px_5px_16px_5px] bg-brand-soft text-brand-ink"
            >
              {cameraLabel ? <CameraIcon /> : <GalleryIcon />}
            </span>
            <div className="min-w-0 flex-1 break-words hyphens-auto">
              <div id={`${fieldId}-label`} className="text-body-strong text-ink">
                {label}
              </div>
              <div id={`${fieldId}-rules`} className="text-caption text-ink-muted">
                {hint ? <span className="block">{hint}</span> : null}
                {rules}
              </div>
            </div>
          </div>
        ) : null}
        {hasButtons ? (
          <div className="flex w-full flex-wrap gap-2">
            {cameraLabel ? (
              <FilePick
                {...pick}
                label={cameraLabel}
                icon={<CameraIcon />}
                tone={primary ? 'primary' : isFramed ? 'tonal' : 'secondary'}
                accept="image/*"
                capture="environment"
                multiple={false}
              />
            ) : null}
            <FilePick
              {...pick}
              ref={refs}
              name={name}
              label={pickLabel}
              icon={<GalleryIcon />}
              tone={primary && !cameraLabel ? 'primary' : 'secondary'}
            />
          </div>
        ) : null}
        {dragging && dropLabel ? (
          <Suspense fallback={null}>
            <DropTarget label={dropLabel} onFiles={take} onEnd={end} />
          </Suspense>
        ) : null}
      </div>
      <FieldMessage id={`${fieldId}-message`} error={error} />
      {items.length > 0 ? (
        <ul
          aria-label={listLabel}
          className={cn(
            'mt-2 overflow-hidden rounded-[16px]',
            isFramed ? 'bg-surface-1 shadow-card' : 'bg-surface-2',
          )}
        >
          {items.map((item, index) => (
            <UploadRow
              key={item.id}
              item={item}
              removeLabel={removeLabel}
              cancelLabel={cancelLabel}
              progressLabel={progressLabel}
              onRemove={() => {
                removed.current = { id: item.id, index };
                onRemove(item.id);
              }}
            />
          ))}
        </ul>
      ) : null}
      <span role="status" className="sr-only">
        {said}
      </span>
    </div>
  );
}
