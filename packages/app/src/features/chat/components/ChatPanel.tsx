import { Button } from '@tulpar/ui/button';
import { BottomSheet } from '@tulpar/ui/dialog';
import { Link } from '@tulpar/ui/link';
import { Skeleton, SkeletonGroup } from '@tulpar/ui/skeleton';
import { useToast } from '@tulpar/ui/toast';
import { useEffect, useRef, useState } from 'react';
import { MOBILE, useMediaQuery } from '#app/platform/device/media-query.ts';
import { useTheme } from '#app/platform/device/theme.ts';
import { useLanguage, useText } from '#app/platform/i18n/intl.tsx';
import { href, useGo } from '#app/platform/routing/router.tsx';
import { useAtomValue } from '#app/platform/state/store.ts';
import { report } from '#app/platform/telemetry/report.ts';
import { chatRequestAtom, type ChatRequest } from '../atoms.ts';
import { hideChat, showChat } from '../connect.ts';
import { closeChat } from '../index.ts';

/** The chat: a sheet on phones; a non-modal panel in the corner of a wide screen. */
export function ChatPanel() {
  const t = useText();
  const request = useAtomValue(chatRequestAtom);
  const isMobile = useMediaQuery(MOBILE);
  return (
    <BottomSheet
      open={request !== null}
      onOpenChange={(open) => {
        if (!open) closeChat();
      }}
      title={t('content.footer.chat')}
      closeLabel={t('common.close')}
      docked={!isMobile}
      className="overflow-hidden pb-[env(safe-area-inset-bottom)]"
    >
      {request !== null && <Conversation request={request} />}
    </BottomSheet>
  );
}

/** Container of the vendor's chat, with a loading state until it is ready. */
function Conversation({ request }: { request: ChatRequest }) {
  const t = useText();
  const language = useLanguage();
  const [theme] = useTheme();
  const go = useGo();
  const { show } = useToast();
  const container = useRef<HTMLDivElement>(null);
  const [isShown, setShown] = useState(false);
  const failed = useRef(() => undefined as void);
  // No dependencies, so that `failed` always uses the latest texts and functions.
  useEffect(() => {
    failed.current = () => {
      closeChat();
      show({ tone: 'info', title: t('chat.failed') });
      go(href('contacts'));
    };
  });
  const title = t('content.footer.chat');
  const draft = request.payment === null ? '' : t('payment.about', { id: request.payment });
  useEffect(() => {
    const closed = new AbortController();
    if (container.current)
      showChat(container.current, { title, language, theme, draft }, closed.signal).then(
        () => setShown(!closed.signal.aborted),
        (error: unknown) => {
          if (closed.signal.aborted) return;
          report('chat', {}, error);
          failed.current();
        },
      );
    return () => {
      closed.abort();
      hideChat();
    };
  }, [title, language, theme, draft]);
  return (
    <div className="relative h-[min(560px,70dvh,calc(100dvh-var(--keyboard,0px)-150px))]">
      <div ref={container} className="absolute inset-0" />
      {!isShown && (
        <div className="absolute inset-0 flex flex-col gap-3 bg-surface-1 p-4">
          <SkeletonGroup label={t('chat.loading')} className="flex flex-1 flex-col gap-3">
            <Skeleton className="h-11 w-3/4 rounded-lg" />
            <Skeleton className="ml-auto h-11 w-1/2 rounded-lg" />
            <Skeleton className="h-16 w-2/3 rounded-lg" />
          </SkeletonGroup>
          <Button asChild variant="ghost" block>
            <Link href={href('contacts')} onClick={closeChat}>
              {t('chat.contacts')}
            </Link>
          </Button>
        </div>
      )}
    </div>
  );
}
