import * as Radix from '@radix-ui/react-dropdown-menu';
import type { ReactElement, ReactNode, Ref } from 'react';
import { cn } from '../../foundations/cn/cn.ts';
import { CheckIcon } from '../../foundations/icon/index.ts';
import { Link } from '../../navigation/link/Link.tsx';

/** One action of `DropdownMenu`. With `href` it is a link. */
export interface DropdownMenuItem {
  id: string;
  label: string;
  icon?: ReactNode;
  onSelect?: (() => void) | undefined;
  href?: string | undefined;
  /** Shows a check mark; a link is then the current page. */
  checked?: boolean | undefined;
}

export interface DropdownMenuProps {
  /** The button that opens the menu. */
  trigger: ReactElement;
  label: string;
  items: readonly DropdownMenuItem[];
  defaultOpen?: boolean | undefined;
  className?: string | undefined;
  ref?: Ref<HTMLDivElement> | undefined;
}

const row =
  'flex min-h-11 cursor-pointer items-center gap-3 rounded-[10px] px-3 py-2 text-body text-ink outline-none select-none data-highlighted:bg-surface-3 [&>svg]:shrink-0';

/** A button with a menu of actions. Enter, Space, Down open it; arrows, Home, End, letters move; Escape closes. */
export function DropdownMenu({
  trigger,
  label,
  items,
  defaultOpen = false,
  className,
  ref,
}: DropdownMenuProps) {
  return (
    <Radix.Root modal={false} defaultOpen={defaultOpen}>
      <Radix.Trigger asChild>{trigger}</Radix.Trigger>
      <Radix.Portal>
        <Radix.Content
          ref={ref}
          aria-label={label}
          align="end"
          sideOffset={6}
          collisionPadding={12}
          loop
          className={cn(
            'z-50 max-h-(--radix-dropdown-menu-content-available-height) max-w-[calc(100vw-24px)] min-w-[200px] overflow-y-auto rounded-[14px] bg-surface-2 p-1.5 shadow-[var(--float),inset_0_0_0_1px_var(--line-strong)] data-[state=closed]:animate-fade-out data-[state=open]:animate-fade-in',
            className,
          )}
        >
          {items.map((item) => {
            const content = (
              <>
                {item.icon}
                <span className="min-w-0 flex-1 break-words">{item.label}</span>
                {item.checked ? <CheckIcon /> : null}
              </>
            );
            if (item.href !== undefined)
              return (
                <Radix.Item key={item.id} asChild onSelect={item.onSelect} className={row}>
                  <Link href={item.href} aria-current={item.checked ? 'page' : undefined}>
                    {content}
                  </Link>
                </Radix.Item>
              );
            return (
              <Radix.Item key={item.id} onSelect={item.onSelect} className={row}>
                {content}
              </Radix.Item>
            );
          })}
        </Radix.Content>
      </Radix.Portal>
    </Radix.Root>
  );
}
