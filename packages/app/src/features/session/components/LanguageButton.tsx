import { Button } from '@tulpar/ui/button';
import { ChevronDownIcon, LanguageIcon } from '@tulpar/ui/icon';
import { Suspense, useRef, useState } from 'react';
import { useLanguage, useText } from '#app/platform/i18n/intl.tsx';
import { lazyPart } from '#app/platform/loading/lazy-part.ts';
import { languageSigns } from '../language.ts';

const load = () => import('./LanguageSheet.tsx');
const LanguageSheet = lazyPart(async () => (await load()).LanguageSheet);

export interface LanguageButtonProps {
  /** `plain`: the language's name; `art`: its abbreviation, for the login pages. */
  look?: 'plain' | 'art';
}

/** On phones the button is over the garnet picture and needs a dark background. */
const ART =
  'bg-[rgb(30_3_9/.42)] text-on-backdrop! hover:bg-black/60! tablet:bg-transparent tablet:text-ink-muted! tablet:hover:bg-surface-2!';

/** Opens the language sheet, which is preloaded on hover or focus. */
export function LanguageButton({ look = 'plain' }: LanguageButtonProps) {
  const t = useText();
  const language = useLanguage();
  const [open, setOpen] = useState(false);
  const button = useRef<HTMLButtonElement>(null);
  const { name, short } = languageSigns[language];
  const title = t('language.change', { name: t(name) });
  const approach = () => void load().catch(() => undefined);
  return (
    <>
      <Button
        ref={button}
        variant={look === 'art' ? 'ghost' : 'secondary'}
        size={look === 'art' ? 'sm' : 'xs'}
        className={look === 'art' ? ART : ''}
        icon={<LanguageIcon />}
        aria-haspopup="dialog"
        aria-expanded={open}
        aria-label={look === 'art' ? `${short}. ${title}` : title}
        onPointerEnter={approach}
        onFocus={approach}
        onClick={() => setOpen(true)}
      >
        {look === 'art' ? (
          <>
            {short}
            <ChevronDownIcon className="size-4" />
          </>
        ) : (
          <span className="tablet:max-desktop:sr-only">{t(name)}</span>
        )}
      </Button>
      {open && (
        <Suspense>
          <LanguageSheet onClose={() => setOpen(false)} returnFocus={button} />
        </Suspense>
      )}
    </>
  );
}
