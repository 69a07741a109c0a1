import { useId, type ComponentProps, type ReactNode } from 'react';
import { Badge, type BadgeTone } from '../../feedback/badge/Badge.tsx';
import { cn } from '../../foundations/cn/cn.ts';
import { CheckIcon, CloseIcon, DocumentIcon, PendingIcon } from '../../foundations/icon/index.ts';

/** State of a document: requested, under review, accepted, declined. */
export type DocumentStatus = 'missing' | 'waiting' | 'approved' | 'rejected';

/** The badge by status; none before the document is sent. */
const badges = {
  missing: null,
  waiting: { tone: 'warning', icon: <PendingIcon /> },
  approved: { tone: 'success', icon: <CheckIcon /> },
  rejected: { tone: 'danger', icon: <CloseIcon /> },
} as const satisfies Record<DocumentStatus, { tone: BadgeTone; icon: ReactNode } | null>;

/** Props of `DocumentCard`. */
export interface DocumentCardProps extends Omit<ComponentProps<'div'>, 'children'> {
  /** Name of the file or document. */
  name: string;
  status: DocumentStatus;
  /** Status for the badge: "Under review". */
  statusLabel?: string | undefined;
  /** Below the name: date, or why it was declined. */
  detail?: ReactNode;
  /** Icon of the document type. */
  icon?: ReactNode;
  /** Button or link for a declined document. */
  action?: ReactNode;
}

/** One verification document, from the request to the decision. */
export function DocumentCard(props: DocumentCardProps) {
  const { name, status, statusLabel, detail, icon, action, className, ...rest } = props;
  const id = useId();
  const badge = badges[status];
  return (
    <div
      role="group"
      aria-labelledby={id}
      {...rest}
      data-status={status}
      className={cn('grid grid-cols-[52px_minmax(0,1fr)] items-center gap-x-3 gap-y-2 px-4 py-3', className)}
    >
      <span
        aria-hidden="true"
        className="relative grid size-13 place-items-center overflow-hidden rounded-md bg-linear-150 from-surface-3 to-surface-2 text-ink-subtle"
      >
        {icon ?? <DocumentIcon aria-hidden="true" />}
      </span>
      <div className="flex min-w-0 flex-wrap items-center gap-x-3 gap-y-1.5">
        <div className="min-w-0 flex-1 basis-32">
          <div id={id} className="text-body-strong break-words">
            {name}
          </div>
          {detail !== undefined && detail !== null && (
            <div
              className={cn(
                'text-caption break-words',
                status === 'rejected' ? 'text-danger-ink' : 'text-ink-muted',
              )}
            >
              {detail}
            </div>
          )}
        </div>
        {badge !== null && statusLabel !== undefined && (
          <Badge tone={badge.tone} icon={badge.icon}>
            {statusLabel}
          </Badge>
        )}
      </div>
      {action !== undefined && action !== null && <div className="col-start-2 -col-end-1">{action}</div>}
    </div>
  );
}
