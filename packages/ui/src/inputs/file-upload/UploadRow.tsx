import * as Radix from '@radix-ui/react-progress';
import { useEffect, useRef, useState, type ReactNode } from 'react';
import { IconButton } from '../button/index.ts';
import { cn } from '../../foundations/cn/cn.ts';
import { BadFileIcon, CloseIcon, ImageFileIcon, RemoveIcon } from '../../foundations/icon/index.ts';
import { percent } from './check-files.ts';

/** One file of the list. */
export interface UploadItem {
  id: string;
  name: string;
  /** `error`: refused locally or by the server. */
  status: 'waiting' | 'uploading' | 'done' | 'error';
  /** Uploaded fraction, 0 to 1. */
  progress?: number | undefined;
  /** What is wrong and how to fix it. */
  error?: string | undefined;
  /** Line below the name: uploaded size, or date. */
  detail?: ReactNode;
  /** A file selected on this device; used for the preview. */
  file?: Blob | undefined;
}

interface UploadRowProps {
  item: UploadItem;
  removeLabel: (name: string) => string;
  cancelLabel: (name: string) => string;
  progressLabel: (name: string) => string;
  onRemove: () => void;
}

interface PictureProps {
  blob: Blob;
  dim: boolean;
  onBroken: () => void;
}

/** Preview of a local file; its object URL is revoked on unmount. */
function BlobPicture({ blob, dim, onBroken }: PictureProps) {
  const image = useRef<HTMLImageElement>(null);
  useEffect(() => {
    const address = URL.createObjectURL(blob);
    if (image.current) image.current.src = address;
    return () => URL.revokeObjectURL(address);
  }, [blob]);
  return (
    <img
      ref={image}
      alt=""
      onError={onBroken}
      className={cn('absolute inset-0 size-full bg-white object-cover', dim && 'opacity-60')}
    />
  );
}

function Preview({ item: { file, status } }: { item: UploadItem }) {
  const failed = status === 'error';
  /** The file that has no preview, because it is not a picture. */
  const [broken, setBroken] = useState<Blob>();
  const blob = failed || file === broken ? undefined : file;
  return (
    <span
      aria-hidden="true"
      className={cn(
        'relative grid size-[52px] shrink-0 place-items-center overflow-hidden rounded-md bg-linear-150 from-surface-3 to-surface-2',
        failed ? 'text-danger-ink' : 'text-ink-subtle',
      )}
    >
      {blob ? (
        <BlobPicture blob={blob} dim={status !== 'done'} onBroken={() => setBroken(blob)} />
      ) : failed ? (
        <BadFileIcon />
      ) : (
        <ImageFileIcon />
      )}
    </span>
  );
}

/** A row of the list: preview, name, progress or error, and actions. */
export function UploadRow({ item, removeLabel, cancelLabel, progressLabel, onRemove }: UploadRowProps) {
  const share = percent(item.progress);
  const isUploading = item.status === 'uploading' || item.status === 'waiting';
  return (
    <li
      data-status={item.status}
      className="flex flex-wrap items-center gap-x-3 gap-y-1 py-3 pr-2 pl-4 not-first:border-t not-first:border-line"
    >
      <Preview item={item} />
      <div className="min-w-0 flex-[1_1_8rem]">
        <div className="truncate text-body-strong text-ink" title={item.name}>
          {item.name}
        </div>
        {isUploading ? (
          <Radix.Root
            value={share}
            aria-label={progressLabel(item.name)}
            className="mt-1.5 h-1 overflow-hidden rounded-[2px] bg-surface-3 outline-1 -outline-offset-1 outline-transparent"
          >
            <Radix.Indicator
              className="h-full bg-brand transition-[width] duration-200 ease-out motion-reduce:transition-none"
              style={{ width: `${share}%` }}
            />
          </Radix.Root>
        ) : null}
        {item.error ? (
          <div className="text-caption break-words text-danger-ink">{item.error}</div>
        ) : item.detail ? (
          <div className={cn('text-caption break-words text-ink-muted', isUploading && 'mt-1')}>
            {item.detail}
          </div>
        ) : null}
      </div>
      <span className="ml-auto flex items-center">
        <IconButton
          data-remove=""
          label={isUploading ? cancelLabel(item.name) : removeLabel(item.name)}
          icon={isUploading ? <CloseIcon /> : <RemoveIcon />}
          onClick={onRemove}
        />
      </span>
    </li>
  );
}
