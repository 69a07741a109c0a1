import type { PaymentMethod, TransactionType } from '@tulpar/api/contract';
import { ButtonLink } from '@tulpar/ui/button';
import { EmptyState } from '@tulpar/ui/empty-state';
import { art } from '#app/art/objects.ts';
import { useLanguage, useText } from '#app/platform/i18n/intl.tsx';
import { LoadFailed } from '#app/platform/loading/LoadFailed.tsx';
import { isApiError } from '#app/platform/network/api.ts';
import { useQuery } from '#app/platform/network/query.ts';
import { useLastValue } from '#app/platform/state/last-value.ts';
import { href } from '#app/platform/routing/router.tsx';
import { useCodeTexts } from '../code-texts.ts';
import { useQueryRestart, usePaymentMethods } from './methods.ts';
import { methodFormOptions, methodsKey, SLOW_OPTIONS } from '../queries.ts';
import { DepositForm } from '../deposit/DepositForm.tsx';
import { WithdrawalForm } from '../withdrawal/WithdrawalForm.tsx';
import { MethodStepSkeleton, SlowNotice } from './Loading.tsx';

const forms = { deposit: DepositForm, withdrawal: WithdrawalForm };

/** `uid` comes from the URL and can be anything. */
export interface MethodStepProps {
  type: TransactionType;
  uid: string;
}

/** Form of one method, loaded by uid (CASH-05), with its loading and error states (CASH-06, CASH-11). */
export function MethodStep(props: MethodStepProps) {
  // Remount for another method, because the state below belongs to the previous one.
  return <Method key={props.uid} {...props} />;
}

function Method({ type, uid }: MethodStepProps) {
  const language = useLanguage();
  const methods = usePaymentMethods(type);
  const method = methods.data?.find((one) => one.uid === uid);
  const form = methodFormOptions(uid, language);
  const options = useQuery({ ...form, enabled: method?.is_available === true });
  // Show the last method and fields if those of another language fail to load: a new form would lose the card number.
  const lastMethod = useLastValue(method);
  const lastOptions = useLastValue(options.data);
  const restartQuery = useQueryRestart();
  const reload = () => restartQuery(methods.isSuccess ? form.queryKey : methodsKey(type));
  if (methods.isPending || (method?.is_available && options.isPending)) {
    return (
      <>
        <SlowNotice name="options" limit={SLOW_OPTIONS} onReload={reload} />
        <MethodStepSkeleton />
      </>
    );
  }
  const isGone = methods.isSuccess && !method?.is_available;
  const isMissing = isGone || (isApiError(options.error) && options.error.status === 404);
  const isLoaded = method !== undefined && options.data !== undefined;
  if (lastMethod && lastOptions && (isLoaded || !isMissing)) {
    // Remount the form when the fields change: its values are indexed by field order.
    const key = [uid, ...lastOptions.fields.map(({ name }) => name)].join('\n');
    const Form = forms[type];
    return <Form key={key} method={lastMethod} options={lastOptions} />;
  }
  return isMissing ? (
    <NoSuchMethod method={method} type={type} />
  ) : (
    <LoadFailed titleId="cashBox.methods.failed" textId="API_ERRORS.PAYMENT_METHOD_ERROR" onRetry={reload} />
  );
}

function NoSuchMethod({ method, type }: { method: PaymentMethod | undefined; type: TransactionType }) {
  const t = useText();
  const codes = useCodeTexts();
  const reason = method
    ? codes.unavailable(method.unavailable_code)
    : t('API_ERRORS.PAYMENT_METHOD_NOT_FOUND');
  return (
    <EmptyState
      art={art.horseshoe}
      title={reason}
      action={
        <ButtonLink href={href(type)} variant="secondary">
          {t('cashBox.methods')}
        </ButtonLink>
      }
    />
  );
}
