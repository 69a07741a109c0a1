import { backdropClass } from '@tulpar/ui/backdrop';
import { cn } from '@tulpar/ui/cn';
import { Logo } from '@tulpar/ui/logo';

/** App icon as on a home screen; decorative. */
export function AppIcon({ className }: { className?: string }) {
  return (
    <span
      aria-hidden="true"
      className={cn('grid flex-none place-items-center rounded-md', backdropClass.garnet, className)}
    >
      <Logo variant="symbol" title="" className="h-[68%] [&_.fill-ink]:fill-white" />
    </span>
  );
}
