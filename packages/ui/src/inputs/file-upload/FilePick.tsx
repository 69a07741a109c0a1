import type { InputHTMLAttributes, ReactNode, Ref } from 'react';
import { cn } from '../../foundations/cn/cn.ts';

const tones = {
  primary: 'bg-brand text-on-brand shadow-bevel hover:bg-brand-hover active:bg-brand-pressed',
  tonal:
    'bg-brand-soft text-brand-ink shadow-[inset_0_1px_0_rgb(255_255_255/0.06)] hover:bg-[color-mix(in_srgb,var(--brand-soft)_86%,var(--brand))]',
  secondary: 'bg-surface-3 text-ink shadow-[inset_0_1px_0_rgb(255_245_230/0.07)] hover:bg-line-strong',
};

interface FilePickProps extends InputHTMLAttributes<HTMLInputElement> {
  label: string;
  icon: ReactNode;
  tone: keyof typeof tones;
  onFiles: (files: File[]) => void;
  ref?: Ref<HTMLInputElement> | undefined;
}

/**
 * A button with an invisible file input over it, so that keys, presses and drops work as the browser implements them.
 */
export function FilePick({ label, icon, tone, onFiles, ref, ...rest }: FilePickProps) {
  return (
    <span
      className={cn(
        'relative flex min-h-12 min-w-0 flex-[1_1_8rem] items-center justify-center gap-2 rounded-md px-4 py-1 text-center font-[650] transition-colors duration-[140ms] ease-out',
        'has-focus-visible:outline-2 has-focus-visible:outline-offset-2 has-focus-visible:outline-focus-ring [&_svg]:shrink-0',
        rest.disabled ? 'bg-surface-2 text-ink-muted' : tones[tone],
      )}
    >
      {icon}
      <span aria-hidden="true" className="min-w-0 break-words">
        {label}
      </span>
      <input
        {...rest}
        ref={ref}
        type="file"
        aria-label={label}
        className="absolute inset-0 size-full cursor-pointer text-[0] opacity-0 file:size-full file:cursor-pointer disabled:cursor-not-allowed"
        onChange={(event) => {
          const files = [...(event.target.files ?? [])];
          // Allows selecting the same file again after it was removed.
          event.target.value = '';
          if (files.length > 0) onFiles(files);
        }}
      />
    </span>
  );
}
