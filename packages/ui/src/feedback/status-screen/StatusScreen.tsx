import { useEffect, useRef, type ReactNode, type Ref } from 'react';
import { cn } from '../../foundations/cn/index.ts';
import { Picture, type ImageSource } from '../../content/picture/index.ts';

/** Props of `StatusScreen`: picture, headline, one sentence, one button. */
export interface StatusScreenProps {
  /** A picture, or an element such as a number. */
  art?: ImageSource | ReactNode;
  title: string;
  text: ReactNode;
  action?: ReactNode;
  countdown?: ReactNode;
  className?: string | undefined;
  ref?: Ref<HTMLElement> | undefined;
}

const isImage = (art: unknown): art is ImageSource => typeof art === 'object' && art !== null && 'src' in art;

/**
 * A full-page message instead of a page: no connection, a crash, not found, a blocked region. The headline
 * takes the focus, so that a screen reader announces it.
 */
export function StatusScreen({ art, title, text, action, countdown, className, ref }: StatusScreenProps) {
  const heading = useRef<HTMLHeadingElement>(null);
  useEffect(() => heading.current?.focus({ preventScroll: true }), []);
  return (
    <section
      ref={ref}
      className={cn('flex min-h-dvh flex-col items-center justify-center p-6 text-center', className)}
    >
      {isImage(art) ? (
        <Picture
          image={art}
          loading="eager"
          className="mb-[18px] size-[156px] object-contain tablet:size-[180px]"
        />
      ) : art ? (
        <div className="mb-[18px]">{art}</div>
      ) : null}
      <h1
        ref={heading}
        tabIndex={-1}
        className="max-w-full font-display text-title-md break-words text-ink outline-none"
      >
        {title}
      </h1>
      <p className="mt-2 max-w-[320px] text-body text-ink-muted">{text}</p>
      {countdown ? <p className="mt-5 text-body text-ink-muted tabular-nums">{countdown}</p> : null}
      {action ? <div className="mt-5 flex max-w-full flex-col items-center gap-1">{action}</div> : null}
    </section>
  );
}
