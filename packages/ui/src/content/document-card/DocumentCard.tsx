import { useId, type ComponentProps, type ReactNode } from 'react';
import { Badge } from '../../feedback/badge/index.ts';
import { IconButton } from '../../inputs/button/index.ts';
import { cn } from '../../foundations/cn/index.ts';
import {
  CheckIcon,
  CloseIcon,
  DocumentIcon,
  PendingIcon,
  RejectedFileIcon,
  RemoveIcon,
} from '../../foundations/icon/index.ts';
import { Picture, type ImageSource } from '../picture/index.ts';
import { documentLook, uploadPercent, type DocumentStatus } from './document-look.ts';

const badgeIcons = { waiting: <PendingIcon />, approved: <CheckIcon />, rejected: <CloseIcon /> };

/** Props of `DocumentCard`. */
export interface DocumentCardProps extends Omit<ComponentProps<'div'>, 'children'> {
  /** Name of the file or document. */
  name: string;
  status: DocumentStatus;
  /** Status for the badge: "Under review". */
  statusLabel?: string | undefined;
  /** Below the name: date, uploaded size, or why it was declined. */
  detail?: ReactNode;
  /** Icon of the document type. */
  icon?: ReactNode;
  /** Thumbnail of the file; decorative. */
  preview?: ImageSource | null | undefined;
  /** Upload progress, bytes; `label` names the bar. */
  upload?: { sent: number; size: number; label: string } | undefined;
  /** Removes the file or cancels its upload; `label` names the button and includes the file name. */
  remove?: { label: string; onClick: () => void } | undefined;
  /** Button or link for a declined document. */
  action?: ReactNode;
}

/** One verification document, from its upload to the decision. */
export function DocumentCard(props: DocumentCardProps) {
  const { name, status, statusLabel, detail, icon, preview, upload, remove, action, className, ...rest } =
    props;
  const id = useId();
  const { badge, isBad } = documentLook(status);
  const percent = status === 'uploading' && upload ? uploadPercent(upload.sent, upload.size) : null;
  const sign =
    status === 'failed' ? (
      <RejectedFileIcon aria-hidden="true" />
    ) : (
      (icon ?? <DocumentIcon aria-hidden="true" />)
    );
  return (
    <div
      role="group"
      aria-labelledby={id}
      {...rest}
      data-status={status}
      className={cn(
        'grid items-center gap-x-3 gap-y-2 px-4 py-3',
        remove ? 'grid-cols-[52px_minmax(0,1fr)_auto]' : 'grid-cols-[52px_minmax(0,1fr)]',
        className,
      )}
    >
      <span
        aria-hidden="true"
        className={cn(
          'relative grid size-13 place-items-center overflow-hidden rounded-md bg-linear-150 from-surface-3 to-surface-2',
          isBad && status === 'failed' ? 'text-danger-ink' : 'text-ink-subtle',
        )}
      >
        <Picture
          essential
          image={preview ? { ...preview, alt: '' } : null}
          className="absolute inset-0 size-full object-cover"
          fallback={sign}
        />
      </span>
      <div className="flex min-w-0 flex-wrap items-center gap-x-3 gap-y-1.5">
        <div className="min-w-0 flex-1 basis-32">
          <div id={id} className="text-body-strong break-words">
            {name}
          </div>
          {percent !== null && upload && (
            <div
              role="progressbar"
              aria-label={upload.label}
              aria-valuemin={0}
              aria-valuemax={100}
              aria-valuenow={percent}
              className="mt-1.5 mb-1 h-1 overflow-hidden rounded-[2px] bg-surface-3 forced-colors:border"
            >
              <span
                className="block h-full origin-left bg-brand transition-transform duration-[220ms] ease-out forced-colors:bg-[Highlight]"
                style={{ transform: `scaleX(${percent / 100})` }}
              />
            </div>
          )}
          {detail !== undefined && detail !== null && (
            <div className={cn('text-caption break-words', isBad ? 'text-danger-ink' : 'text-ink-muted')}>
              {detail}
            </div>
          )}
        </div>
        {badge !== null && statusLabel !== undefined && (
          <Badge
            tone={badge}
            icon={
              status === 'waiting' || status === 'approved' || status === 'rejected'
                ? badgeIcons[status]
                : null
            }
          >
            {statusLabel}
          </Badge>
        )}
      </div>
      {remove && (
        <IconButton
          label={remove.label}
          icon={status === 'uploading' ? <CloseIcon aria-hidden="true" /> : <RemoveIcon aria-hidden="true" />}
          onClick={remove.onClick}
        />
      )}
      {action !== undefined && action !== null && <div className="col-start-2 -col-end-1">{action}</div>}
    </div>
  );
}
