import { cleanLines, reviewAuthor, reviewLength, type ReviewBody } from '@tulpar/api/contract';
import { Button } from '@tulpar/ui/button';
import { cn } from '@tulpar/ui/cn';
import { TopIcon } from '@tulpar/ui/icon';
import { Notice } from '@tulpar/ui/notice';
import { useToast } from '@tulpar/ui/toast';
import { useId, useState } from 'react';
import { useFormCommand, userAtom } from '#app/features/session/index.ts';
import {
  applyServerErrors,
  useChange,
  useDerived,
  useDraft,
  useField,
  useSchemaForm,
  type FormFailure,
  type UseFormReturn,
} from '#app/platform/forms/forms.ts';
import { useCodeText } from '#app/platform/network/error-texts.ts';
import { useFormats, useLanguage, useText } from '#app/platform/i18n/intl.tsx';
import { useAtomValue } from '#app/platform/state/store.ts';
import {
  reviewDraft,
  sendReview,
  REVIEWS_KEY,
  reviewSchema,
  textFault,
  type ReviewValues,
} from '../queries.ts';

type Rating = ReviewBody['rating'];
type ReviewFormReturn = UseFormReturn<ReviewValues, unknown, ReviewValues>;

const RATINGS: readonly Rating[] = [1, 2, 3, 4, 5];
const EMPTY: ReviewValues = { rating: 0, text: '' };

const ratingOf = (value: unknown) => RATINGS.find((known) => known === value);

/** Form values from the draft; an invalid value is left empty. */
function restored(): ReviewValues {
  const { rating, text } = reviewDraft.read();
  return { rating: ratingOf(rating) ?? 0, text: typeof text === 'string' ? text : '' };
}

/** Form of a review: stars, text and displayed name; input survives a reload (NEWS-09). */
export function ReviewForm() {
  const t = useText();
  const language = useLanguage();
  const codeText = useCodeText();
  const { show } = useToast();
  const [failure, setFailure] = useState<FormFailure | null>(null);
  const [start] = useState(restored);
  const form = useSchemaForm<ReviewValues>(reviewSchema, start);
  const names = Object.keys(EMPTY) as (keyof ReviewValues)[];
  useDraft(form, {
    restored: names.filter((name) => start[name] !== EMPTY[name]),
    write: (changed) => reviewDraft.write(changed),
    extra: null,
  });
  useChange(form, () => setFailure(null));
  const { mutate, isPending } = useFormCommand(sendReview, {
    // Refetch after a refusal too: a review sent in another tab can be the reason.
    invalidates: [REVIEWS_KEY],
    onStart: () => setFailure(null),
    onSuccess() {
      form.reset(EMPTY);
      reviewDraft.clear();
      show({ tone: 'success', title: t('reviews.sent'), text: t('reviews.sentText') });
    },
    onFailure: (error) => setFailure(applyServerErrors(form, error, names)),
  });
  const submit = form.handleSubmit(({ rating, text }) => {
    const stars = ratingOf(rating);
    if (stars !== undefined) mutate({ rating: stars, text: cleanLines(text), language });
  });

  return (
    <form noValidate aria-label={t('reviews.form')} onSubmit={submit}>
      <Stars form={form} />
      <Text form={form} />
      {failure && (failure.isRetryable || failure.codes.length > 0) && (
        <Notice tone="error" className="mt-3">
          {failure.isRetryable ? t('reviews.away') : codeText(failure.codes)}
        </Notice>
      )}
      <Button type="submit" block size="lg" busy={isPending} className="mt-3">
        {t('reviews.send')}
      </Button>
      <p className="mt-2 text-caption text-ink-muted">{t('reviews.rules')}</p>
    </form>
  );
}

function Stars({ form }: { form: ReviewFormReturn }) {
  const t = useText();
  const id = useId();
  const { value, error, attach, onBlur, onChange } = useField(form.control, 'rating');
  const rating = ratingOf(value);
  return (
    <fieldset aria-describedby={id}>
      <legend className="sr-only">{t('reviews.rating')}</legend>
      <div className="grid grid-cols-5 gap-2">
        {RATINGS.map((star) => (
          <label
            key={star}
            className={cn(
              'grid h-12 cursor-pointer place-items-center rounded-md has-focus-visible:outline-2 has-focus-visible:outline-offset-2 has-focus-visible:outline-focus-ring [&>svg]:size-5.5',
              star <= value
                ? 'bg-surface-2 inset-ring-2 inset-ring-ink'
                : 'bg-surface-2 text-ink-muted hover:bg-surface-3',
            )}
          >
            <input
              ref={star === 1 ? attach : undefined}
              type="radio"
              name="rating"
              value={star}
              checked={value === star}
              onBlur={onBlur}
              onChange={() => onChange(star)}
              aria-label={t('reviews.stars', { count: star })}
              className="sr-only"
            />
            <TopIcon className={star <= value ? 'fill-current' : undefined} />
          </label>
        ))}
      </div>
      <p id={id} className={cn('mt-2 text-caption', error ? 'text-danger-ink' : 'text-ink-muted')}>
        {error ?? t(rating === undefined ? 'reviews.rating' : `reviews.says.${rating}`)}
      </p>
    </fieldset>
  );
}

function Text({ form }: { form: ReviewFormReturn }) {
  const t = useText();
  const { number } = useFormats();
  const user = useAtomValue(userAtom);
  const id = useId();
  const isLong = useDerived(form, ({ text }) => textFault(text) === 'long');
  const count = isLong ? reviewLength.max : reviewLength.min;
  const { value, error, attach, onBlur, onChange } = useField(form.control, 'text', { count });
  return (
    <>
      <label htmlFor={`${id}text`} className="mt-3 block text-caption text-ink-muted">
        {t('reviews.text')}
      </label>
      <textarea
        ref={attach}
        id={`${id}text`}
        name="text"
        autoComplete="off"
        rows={4}
        value={value}
        maxLength={reviewLength.untrimmed}
        onBlur={onBlur}
        onChange={onChange}
        aria-invalid={error !== undefined || undefined}
        aria-describedby={`${id}hint ${id}count`}
        className={cn(
          'mt-1 block w-full resize-y rounded-md bg-surface-2 p-3 text-input text-ink inset-ring placeholder:text-ink-subtle',
          error ? 'inset-ring-danger' : 'inset-ring-line',
        )}
      />
      <div className="mt-1 flex flex-wrap justify-between gap-x-3 text-caption">
        <span id={`${id}hint`} className={error ? 'text-danger-ink' : 'text-ink-muted'}>
          {error ?? (user ? t('reviews.name', { name: reviewAuthor(user.first_name, user.id) }) : null)}
        </span>
        <span id={`${id}count`} className="ml-auto text-ink-subtle tabular-nums">
          {t('reviews.length', { count: number(cleanLines(value).length), max: number(reviewLength.max) })}
        </span>
      </div>
    </>
  );
}
