import { Button } from '@tulpar/ui/button';
import { EmptyState } from '@tulpar/ui/empty-state';
import { Link } from '@tulpar/ui/link';
import { useText } from '#app/platform/i18n/intl.tsx';
import { href, matchRoute, useLocation } from '#app/platform/routing/router.tsx';
import { useSignedIn } from '#app/platform/session/scope.tsx';
import { listOf, type EmptyListId } from './lists.ts';
import { pictures } from './pictures.ts';

/** A place with nothing to list yet: its bar or title, its tabs, what it is for, and the way on. */
export function EmptyListPage() {
  const t = useText();
  const signedIn = useSignedIn();
  const id = matchRoute(useLocation().pathname)?.id;
  const list = listOf(id);
  if (!list) return null;
  const { isForPlayers, picture, title, text } = list;
  const isStranger = isForPlayers && !signedIn;
  const name = t(`page.${id as EmptyListId}`);
  return (
    <>
      <h1 className="px-4 pt-5 font-display text-title-lg text-balance wrap-anywhere tablet:px-6 desktop:px-8">
        {name}
      </h1>
      <EmptyState
        art={pictures[picture]}
        title={t(title)}
        text={t(text)}
        className="py-14"
        action={
          <Button asChild variant="secondary">
            <Link href={isStranger ? href('login') : list.to}>
              {t(isStranger ? 'nav.login' : list.action)}
            </Link>
          </Button>
        }
      />
    </>
  );
}
