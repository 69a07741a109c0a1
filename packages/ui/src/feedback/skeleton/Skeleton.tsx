import { cva } from 'class-variance-authority';
import { createContext, use, type ComponentProps, type ReactNode } from 'react';
import { cn } from '../../foundations/cn/cn.ts';

/** Animates only a transform, which needs no repaint, because the CPU is busy while data loads. */
const sweep =
  'after:absolute after:inset-0 after:-translate-x-full after:animate-shimmer after:bg-[linear-gradient(100deg,transparent_20%,var(--skeleton-sweep)_50%,transparent_80%)]';

const skeleton = cva('relative overflow-hidden bg-skeleton', {
  variants: {
    shape: { block: 'rounded-md', text: 'h-[1em] rounded-sm', circle: 'rounded-full' },
    isStatic: { true: '', false: sweep },
  },
});

export interface SkeletonProps extends ComponentProps<'div'> {
  /** Set the size by `className`. */
  shape?: 'block' | 'text' | 'circle' | undefined;
}

const Waiting = createContext(false);

/** Whether the component is inside a `StaticSkeleton`: it then renders only the boxes that determine its size. */
export const useIsStaticSkeleton = () => use(Waiting);

/** A grey placeholder of the size of loading content. Decorative: hidden from assistive technology. */
export function Skeleton({ shape = 'block', className, ...rest }: SkeletonProps) {
  const isStatic = useIsStaticSkeleton();
  return <div aria-hidden="true" {...rest} className={cn(skeleton({ shape, isStatic }), className)} />;
}

/**
 * Placeholder of one line of text: as high as a line of the given type (`text-body`, `text-caption`), with a
 * bar as high as its letters. Set the width by `className`.
 */
export function SkeletonLine({ className, ...rest }: Omit<ComponentProps<'div'>, 'children'>) {
  return (
    <div aria-hidden="true" {...rest} className={cn('flex max-w-full items-center', className)}>
      {/* The zero-width space gives the line its height, because Chrome 108 has no `lh` unit. */}
      {'\u200b'}
      <Skeleton shape="text" className="h-[0.8em] w-full" />
    </div>
  );
}

export interface SkeletonGroupProps extends ComponentProps<'div'> {
  /** Says what is loading. */
  label: string;
  children: ReactNode;
}

/**
 * Placeholders of content that is not requested yet, such as rows below the screen: nothing is marked busy,
 * announced or animated.
 */
export function StaticSkeleton({ children }: { children: ReactNode }) {
  return <Waiting value={true}>{children}</Waiting>;
}

/** A busy region around skeletons with one polite announcement. */
export function SkeletonGroup({ label, children, ...rest }: SkeletonGroupProps) {
  if (useIsStaticSkeleton()) {
    return (
      <div aria-hidden="true" {...rest}>
        {children}
      </div>
    );
  }
  return (
    <div aria-busy="true" {...rest}>
      <span role="status" className="sr-only">
        {label}
      </span>
      {children}
    </div>
  );
}
