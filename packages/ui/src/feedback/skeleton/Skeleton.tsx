import { cva } from 'class-variance-authority';
import { createContext, use, type ComponentProps, type ReactNode } from 'react';
import { cn } from '../../foundations/cn/index.ts';

/** The sweep is moved, not painted anew: the processor has the data to work on. */
const sweep =
  'after:absolute after:inset-0 after:-translate-x-full after:animate-shimmer after:bg-[linear-gradient(100deg,transparent_20%,var(--skeleton-sweep)_50%,transparent_80%)]';

const skeleton = cva('relative overflow-hidden bg-skeleton', {
  variants: {
    shape: { block: 'rounded-md', text: 'h-[1em] rounded-sm', circle: 'rounded-full' },
    isStatic: { true: '', false: sweep },
  },
});

/** Props of `Skeleton`: the shape; the size comes by `className`. */
export interface SkeletonProps extends ComponentProps<'div'> {
  shape?: 'block' | 'text' | 'circle' | undefined;
}

const Waiting = createContext(false);

/** Whether skeletons here are static (`StaticSkeleton`): only the boxes that give the size are drawn. */
export const useIsStaticSkeleton = () => use(Waiting);

/** A grey stand-in of the same size as what is on its way. Decoration: hidden from assistive technology. */
export function Skeleton({ shape = 'block', className, ...rest }: SkeletonProps) {
  const isStatic = useIsStaticSkeleton();
  return <div aria-hidden="true" {...rest} className={cn(skeleton({ shape, isStatic }), className)} />;
}

/**
 * The stand-in for one line of text: as high as a line of the type it is given (`text-body`, `text-caption`), with a bar as
 * high as its letters. The width comes by `className` too.
 */
export function SkeletonLine({ className, ...rest }: Omit<ComponentProps<'div'>, 'children'>) {
  return (
    <div aria-hidden="true" {...rest} className={cn('flex max-w-full items-center', className)}>
      {/* Gives the line the height of its type: Chrome 108 has no `lh` unit. */}
      {'\u200b'}
      <Skeleton shape="text" className="h-[0.8em] w-full" />
    </div>
  );
}

/** Props of `SkeletonGroup`: what is being loaded, in words. */
export interface SkeletonGroupProps extends ComponentProps<'div'> {
  label: string;
  children: ReactNode;
}

/**
 * Skeletons in place of what nobody has asked for yet, such as rows far below the screen: nothing is loading, so nothing
 * is busy, nothing is said and nothing moves.
 */
export function StaticSkeleton({ children }: { children: ReactNode }) {
  return <Waiting value={true}>{children}</Waiting>;
}

/** A busy region around skeletons: one polite sentence instead of a crowd of grey boxes. */
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
