import type { Document, NeededDocument } from '@tulpar/api/contract';
import { Badge } from '@tulpar/ui/badge';
import { CardIcon, CheckIcon, CloseIcon, IdentityIcon, PendingIcon } from '@tulpar/ui/icon';
import { useId, type ReactNode } from 'react';
import { useText } from '#app/platform/i18n/intl.tsx';

const checking = { tone: 'warning', Icon: PendingIcon, label: 'documents.status.process' } as const;

const badges = {
  missing: null,
  checking,
  process: checking,
  processing: checking,
  approved: { tone: 'success', Icon: CheckIcon, label: 'documents.status.approved' },
  declined: { tone: 'danger', Icon: CloseIcon, label: 'documents.status.declined' },
} as const;

export interface DocumentCardProps {
  name: string;
  type: Document['document_type'];
  state: Document['status'] | NeededDocument['state'];
  /** Below the name: date, or why it was declined. */
  detail: ReactNode;
  /** Pictures of a document that needs one. */
  action: ReactNode;
}

export function DocumentCard({ name, type, state, detail, action }: DocumentCardProps) {
  const t = useText();
  const id = useId();
  const badge = badges[state];
  const Icon = type === 'Passport' ? IdentityIcon : CardIcon;
  return (
    <div
      role="group"
      aria-labelledby={id}
      data-status={state}
      className="relative grid grid-cols-[52px_minmax(0,1fr)] items-start gap-x-3 gap-y-2 px-4 py-3"
    >
      <span
        aria-hidden="true"
        className="relative grid size-13 place-items-center overflow-hidden rounded-md bg-linear-150 from-surface-3 to-surface-2 text-ink-subtle"
      >
        <Icon aria-hidden="true" />
      </span>
      <div className="min-w-0">
        <div className="flex flex-wrap items-center gap-x-3 gap-y-1.5">
          <div id={id} className="min-w-0 flex-1 basis-32 text-body-strong break-words">
            {name}
          </div>
          {badge && (
            <Badge tone={badge.tone} icon={<badge.Icon />}>
              {t(badge.label)}
            </Badge>
          )}
        </div>
        <div
          className={`mt-0.5 text-caption break-words ${state === 'declined' ? 'text-danger-ink' : 'text-ink-muted'}`}
        >
          {detail}
        </div>
      </div>
      {action && <div className="col-span-2">{action}</div>}
    </div>
  );
}
