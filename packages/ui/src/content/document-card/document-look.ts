import type { BadgeTone } from '../../feedback/badge/index.ts';

/** State of a document: requested, uploading, upload failed, under review, accepted, declined. */
export type DocumentStatus = 'missing' | 'uploading' | 'failed' | 'waiting' | 'approved' | 'rejected';

/** Appearance of a document by its status; no badge before there is a decision. */
export interface DocumentLook {
  badge: BadgeTone | null;
  /** The line below the name describes a problem. */
  isBad: boolean;
}

export function documentLook(status: DocumentStatus): DocumentLook {
  switch (status) {
    case 'missing':
    case 'uploading':
      return { badge: null, isBad: false };
    case 'failed':
      return { badge: null, isBad: true };
    case 'waiting':
      return { badge: 'warning', isBad: false };
    case 'approved':
      return { badge: 'success', isBad: false };
    case 'rejected':
      return { badge: 'danger', isBad: true };
  }
}

/** Upload progress as a whole percentage from 0 to 100, for any two sizes (bytes). */
export function uploadPercent(sent: number, size: number): number {
  const share = sent / size;
  if (Number.isNaN(share)) return 0;
  return Math.round(Math.min(Math.max(share, 0), 1) * 100);
}
