import { unsubscribe } from '@tulpar/api/contract';
import { Button } from '@tulpar/ui/button';
import { EmptyState } from '@tulpar/ui/empty-state';
import { Link } from '@tulpar/ui/link';
import { Skeleton, SkeletonGroup } from '@tulpar/ui/skeleton';
import mail from '#app/art/obj-mail.webp';
import { call, isApiError } from '#app/platform/network/api.ts';
import { art } from '#app/art/objects.ts';
import { useText } from '#app/platform/i18n/intl.tsx';
import { useQuery } from '#app/platform/network/query.ts';
import { href, matchRoute, useLocation } from '#app/platform/routing/router.tsx';
import { useSearch } from '#app/platform/routing/search-params.ts';

const picture = { src: mail, width: 176, height: 176, alt: '' };

/** Longest address that is asked about. */
const MAX = 254;

/** Ends the newsletters to the address of the link: in the path, or in `?email=` (ROUTE-42, OP-61). */
export function UnsubscribePage() {
  const t = useText();
  const [search] = useSearch();
  const email = (matchRoute(useLocation().pathname)?.params['email'] ?? search.get('email') ?? '').trim();
  const isAsked = email !== '' && email.length <= MAX;
  const { isSuccess, isPending, error, refetch } = useQuery({
    queryKey: ['unsubscribe', email] as const,
    queryFn: ({ signal }) => call(unsubscribe, { query: { email } }, { signal }),
    enabled: isAsked,
    staleTime: Infinity,
  });
  const title = <h1 className="sr-only">{t('page.unsubscribe')}</h1>;
  if (isAsked && isPending) {
    return (
      <>
        {title}
        <SkeletonGroup
          label={t('pages.unsubscribe.working', { email })}
          className="flex flex-col items-center gap-3 px-5 py-14"
        >
          <Skeleton className="size-22" />
          <Skeleton shape="text" className="h-5 w-60" />
          <Skeleton shape="text" className="h-4 w-72" />
        </SkeletonGroup>
      </>
    );
  }
  const isBad = !isAsked || (isApiError(error) && error.status === 422);
  const state = isSuccess ? 'done' : isBad ? 'bad' : 'failed';
  return (
    <>
      {title}
      <EmptyState
        art={state === 'failed' ? art.horseshoe : picture}
        title={t(`pages.unsubscribe.${state}.title`)}
        text={<span className="wrap-anywhere">{t(`pages.unsubscribe.${state}.text`, { email })}</span>}
        className="min-h-[60dvh] justify-center"
        action={
          state === 'failed' ? (
            <Button variant="secondary" onClick={() => void refetch()}>
              {t('common.retry')}
            </Button>
          ) : (
            <Button asChild variant="secondary">
              <Link href={state === 'bad' ? href('contacts') : href('lobby')}>
                {t(state === 'bad' ? 'page.contacts' : 'pages.unsubscribe.home')}
              </Link>
            </Button>
          )
        }
      />
    </>
  );
}
