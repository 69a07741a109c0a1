import { ButtonLink } from '@tulpar/ui/button';
import { Notice } from '@tulpar/ui/notice';
import { PageHeader } from '@tulpar/ui/page-header';
import { useEffect, useRef, type ReactNode } from 'react';
import { useText } from '#app/platform/i18n/intl.tsx';
import { href } from '#app/platform/routing/router.tsx';

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

export function VerifyColumn({ children }: { children: ReactNode }) {
  return <div className="flex flex-col gap-3 px-4 pt-2 pb-6 tablet:px-6">{children}</div>;
}

/** `isNew`: confirmed while the page was open. */
interface ContactConfirmedProps {
  title: string;
  text: string;
  isNew: boolean;
}

export function ContactConfirmed({ title, text, isNew }: ContactConfirmedProps) {
  const box = useRef<HTMLDivElement>(null);
  useEffect(() => {
    // The focused button disappeared with the form.
    if (isNew && document.activeElement === document.body) box.current?.focus({ preventScroll: true });
  }, [isNew]);
  return (
    <div ref={box} tabIndex={-1} className="flex flex-col gap-3 outline-none">
      <Notice tone="success" title={title}>
        {text}
      </Notice>
      <ToContacts />
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
