import * as Radix from '@radix-ui/react-dialog';
import type { ReactNode } from 'react';
import { cn } from '../../foundations/cn/cn.ts';
import { Layer, LayerBody, LayerClose, middle, type LayerProps } from './Layer.tsx';

export interface DialogProps extends LayerProps {
  title: string;
  description?: ReactNode;
  closeLabel: string;
  children?: ReactNode;
  /** Buttons, always visible below the scrolling part. */
  footer?: ReactNode;
  media?: ReactNode;
}

/** A centred dialog. Traps the focus, closes on Escape and a press outside, restores the focus. */
export function Dialog({
  title,
  description,
  closeLabel,
  children,
  footer,
  media,
  className,
  ...layer
}: DialogProps) {
  return (
    <Layer
      {...layer}
      described={Boolean(description)}
      className={cn('w-[min(400px,calc(100vw-32px))]', middle, className)}
    >
      <LayerBody className="px-6 pt-6 pb-2 text-center">
        {media ? <div className="mb-3 grid place-items-center">{media}</div> : null}
        <Radix.Title className={cn('font-display text-title-md break-words text-ink', !media && 'px-8')}>
          {title}
        </Radix.Title>
        {description ? (
          <Radix.Description className="mt-2 text-body text-ink-muted">{description}</Radix.Description>
        ) : null}
        {children}
      </LayerBody>
      <div className="flex flex-col gap-1 px-6 pt-3 pb-6 empty:p-0">{footer}</div>
      <LayerClose label={closeLabel} variant="quiet" className="absolute top-2 right-2" />
    </Layer>
  );
}
