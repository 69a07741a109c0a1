import { ButtonLink } from '@tulpar/ui/button';
import { EmptyState } from '@tulpar/ui/empty-state';
import { PageHeader } from '@tulpar/ui/page-header';
import { Picture, type ImageSource } from '@tulpar/ui/picture';
import { useEffect, useRef, type ReactNode } from 'react';
import mailArt from '#app/art/obj-mail.webp';
import shieldArt from '#app/art/obj-shield.webp';
import { useText } from '#app/platform/i18n/intl.tsx';
import { href } from '#app/platform/routing/router.tsx';

export const mail: ImageSource = { src: mailArt, width: 300, height: 300, alt: '' };
export const shield: ImageSource = { src: shieldArt, width: 300, height: 300, alt: '' };

export function VerifyFrame({ title, children }: { title: string; children: ReactNode }) {
  const t = useText();
  return (
    <div className="mx-auto max-w-140 tablet:pt-4">
      <PageHeader
        title={title}
        back={{ href: href('profileContacts'), label: t('common.back') }}
        className="static! h-auto! min-h-14 bg-transparent! backdrop-blur-none! [&_h1]:py-2 [&_h1]:hyphens-auto [&_h1]:whitespace-normal [&_h1]:wrap-anywhere"
      />
      {children}
    </div>
  );
}

interface VerifyColumnProps {
  /** Picture; hidden on short phone screens, where the keyboard needs the room. */
  art: ImageSource;
  children: ReactNode;
}

export function VerifyColumn({ art, children }: VerifyColumnProps) {
  return (
    <div className="flex flex-col gap-3 px-4 pt-2 pb-6 tablet:px-6">
      <Picture
        image={art}
        className="size-30 self-center object-contain tablet:size-45 max-tablet:[@media(max-height:42rem)]:hidden"
      />
      {children}
    </div>
  );
}

/** `isNew`: the contact was confirmed while the page was open. */
interface ContactConfirmedProps {
  art: ImageSource;
  title: string;
  text: string;
  isNew: boolean;
}

export function ContactConfirmed({ art, title, text, isNew }: ContactConfirmedProps) {
  const box = useRef<HTMLDivElement>(null);
  useEffect(() => {
    // The form and its focused button disappeared, so focus the result.
    if (isNew && document.activeElement === document.body) box.current?.focus({ preventScroll: true });
  }, [isNew]);
  return (
    <div ref={box} tabIndex={-1} className="outline-none">
      <EmptyState size="page" art={art} title={title} text={text} action={<ToContacts />} />
    </div>
  );
}

export function ToContacts() {
  const t = useText();
  return (
    <ButtonLink href={href('profileContacts')} size="lg" block>
      {t('profile.toContacts')}
    </ButtonLink>
  );
}
