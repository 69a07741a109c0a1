import type { BadgeTone } from '../../feedback/badge/index.ts';

/** How a document stands: asked for, on its way, not taken by the upload, under review, accepted, sent back. */
export type DocumentStatus = 'missing' | 'uploading' | 'failed' | 'waiting' | 'approved' | 'rejected';

/** How a document looks by its status; no badge while there is nothing to judge yet. */
export interface DocumentLook {
  badge: BadgeTone | null;
  /** The line under the name says what is wrong. */
  isBad: boolean;
}

/** Look of a document by its status. */
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

/** Per cent of an upload to draw and to say: whole, 0 to 100, whatever the two sizes (bytes) are. */
export function uploadPercent(sent: number, size: number): number {
  const share = sent / size;
  if (Number.isNaN(share)) return 0;
  return Math.round(Math.min(Math.max(share, 0), 1) * 100);
}
