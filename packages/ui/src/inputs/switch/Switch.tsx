import { useId, type ReactNode, type Ref } from 'react';
import { cn } from '../../foundations/cn/cn.ts';

export interface SwitchProps {
  label: ReactNode;
  checked: boolean;
  onCheckedChange: (checked: boolean) => void;
  description?: ReactNode;
  className?: string | undefined;
  ref?: Ref<HTMLButtonElement> | undefined;
}

/**
 * A switch for a setting that applies immediately. The whole line is clickable. It is a plain button, because the
 * switch of Radix renders twice on mount.
 */
export function Switch({ label, checked, onCheckedChange, description, className, ref }: SwitchProps) {
  const switchId = useId();
  return (
    <div className={cn('flex min-h-11 items-center gap-3', className)}>
      <label htmlFor={switchId} className="min-w-0 flex-1 cursor-pointer">
        <span id={`${switchId}-label`} className="block text-body-strong text-ink">
          {label}
        </span>
        {description ? (
          <span id={`${switchId}-text`} className="block text-caption wrap-anywhere text-ink-muted">
            {description}
          </span>
        ) : null}
      </label>
      <button
        ref={ref}
        type="button"
        role="switch"
        id={switchId}
        aria-checked={checked}
        aria-labelledby={`${switchId}-label`}
        aria-describedby={description ? `${switchId}-text` : undefined}
        onClick={() => onCheckedChange(!checked)}
        className="group hit-44 h-7 w-12 shrink-0 rounded-[14px] bg-surface-3 shadow-[inset_0_0_0_1px_var(--line-control)] transition-colors duration-150 ease-out aria-checked:bg-brand aria-checked:shadow-none"
      >
        <span className="block size-5 translate-x-1 rounded-[7px] bg-ink-muted transition-transform duration-150 ease-out group-aria-checked:translate-x-6 group-aria-checked:bg-on-brand" />
      </button>
    </div>
  );
}
