import { reviewAuthor, reviewLength, type ReviewBody } from '@tulpar/api/contract';
import { Button } from '@tulpar/ui/button';
import { cn } from '@tulpar/ui/cn';
import { TopIcon } from '@tulpar/ui/icon';
import { Notice } from '@tulpar/ui/notice';
import { useToast } from '@tulpar/ui/toast';
import { useId, useRef, useState } from 'react';
import { isSilent, userAtom } from '#app/features/session/index.ts';
import { useCodeText } from '#app/platform/forms/forms.ts';
import { useFormats, useLanguage, useText } from '#app/platform/i18n/intl.tsx';
import { isApiError } from '#app/platform/network/api.ts';
import { useAtomValue } from '#app/platform/state/store.ts';
import { reviewDraft, useWriteReview } from '../commands.ts';
import { reviewFaults } from '../own-review.ts';

type Rating = ReviewBody['rating'];
const RATINGS: readonly Rating[] = [1, 2, 3, 4, 5];

interface Typed {
  readonly rating: Rating | 0;
  readonly text: string;
}

/** What the draft holds; anything else in it counts as nothing. */
function restored(): Typed {
  const { rating, text } = reviewDraft.read();
  return {
    rating: RATINGS.find((known) => known === rating) ?? 0,
    text: typeof text === 'string' ? text : '',
  };
}

/** The form of a review: stars, text, the name it will carry; what is typed outlives a reload (NEWS-09). */
export function ReviewForm() {
  const t = useText();
  const language = useLanguage();
  const { number } = useFormats();
  const codeText = useCodeText();
  const { show } = useToast();
  const user = useAtomValue(userAtom);
  const [typed, setTyped] = useState(restored);
  const [isChecked, setChecked] = useState(false);
  const [refusal, setRefusal] = useState<string | null>(null);
  const starsRef = useRef<HTMLInputElement>(null);
  const textRef = useRef<HTMLTextAreaElement>(null);
  const id = useId();
  const { mutate, isPending } = useWriteReview({
    onSuccess() {
      reviewDraft.clear();
      setTyped({ rating: 0, text: '' });
      setChecked(false);
      show({ tone: 'success', title: t('reviews.sent'), text: t('reviews.sentText') });
    },
    onError(error) {
      if (isSilent(error)) return;
      const codes = isApiError(error)
        ? [...Object.values(error.fields).flat(), error.code ?? 'DEFAULT']
        : ['DEFAULT'];
      const isAway = isApiError(error) && error.retryable;
      setRefusal(isAway ? t('reviews.away') : codeText(codes.slice(0, 1)));
    },
  });
  const change = (next: Typed) => {
    setTyped(next);
    setRefusal(null);
    reviewDraft.write({ ...next });
  };
  const faults = reviewFaults(typed.rating, typed.text);
  const submit = () => {
    setChecked(true);
    if (faults.rating) return starsRef.current?.focus();
    if (faults.text !== null || typed.rating === 0) return textRef.current?.focus();
    return mutate({ rating: typed.rating, text: typed.text.trim(), language });
  };
  const textError =
    isChecked && faults.text !== null
      ? t(`reviews.error.${faults.text}`, {
          count: faults.text === 'short' ? reviewLength.min : reviewLength.max,
        })
      : null;
  const ratingError = isChecked && faults.rating ? t('reviews.error.rating') : null;

  return (
    <form
      noValidate
      aria-label={t('reviews.form')}
      onSubmit={(event) => {
        event.preventDefault();
        submit();
      }}
    >
      <fieldset aria-describedby={`${id}stars`}>
        <legend className="sr-only">{t('reviews.rating')}</legend>
        <div className="grid grid-cols-5 gap-2">
          {RATINGS.map((star) => (
            <label
              key={star}
              className={cn(
                'grid h-12 cursor-pointer place-items-center rounded-md has-focus-visible:outline-2 has-focus-visible:outline-offset-2 has-focus-visible:outline-focus-ring [&>svg]:size-5.5',
                star <= typed.rating
                  ? 'bg-surface-2 inset-ring-2 inset-ring-ink'
                  : 'bg-surface-2 text-ink-muted hover:bg-surface-3',
              )}
            >
              <input
                ref={star === 1 ? starsRef : undefined}
                type="radio"
                name={`${id}rating`}
                value={star}
                checked={typed.rating === star}
                onChange={() => change({ ...typed, rating: star })}
                aria-label={t('reviews.stars', { count: star })}
                className="sr-only"
              />
              <TopIcon aria-hidden="true" className={star <= typed.rating ? 'fill-current' : undefined} />
            </label>
          ))}
        </div>
        <p
          id={`${id}stars`}
          className={cn('mt-2 text-caption', ratingError === null ? 'text-ink-muted' : 'text-danger-ink')}
        >
          {ratingError ?? (typed.rating === 0 ? t('reviews.rating') : t(`reviews.says.${typed.rating}`))}
        </p>
      </fieldset>
      <label htmlFor={`${id}text`} className="mt-3 block text-caption text-ink-muted">
        {t('reviews.text')}
      </label>
      <textarea
        ref={textRef}
        id={`${id}text`}
        rows={4}
        value={typed.text}
        maxLength={2 * reviewLength.max}
        onChange={(event) => change({ ...typed, text: event.target.value })}
        aria-invalid={textError !== null || undefined}
        aria-describedby={`${id}hint ${id}count`}
        className={cn(
          'mt-1 block w-full resize-y rounded-md bg-surface-2 p-3 text-body text-ink inset-ring placeholder:text-ink-subtle',
          textError === null ? 'inset-ring-line' : 'inset-ring-danger',
        )}
      />
      <div className="mt-1 flex flex-wrap justify-between gap-x-3 text-caption">
        <span id={`${id}hint`} className={textError === null ? 'text-ink-muted' : 'text-danger-ink'}>
          {textError ?? (user ? t('reviews.name', { name: reviewAuthor(user.first_name, user.id) }) : null)}
        </span>
        <span id={`${id}count`} className="ml-auto text-ink-subtle tabular-nums">
          {t('reviews.length', { count: number(typed.text.trim().length), max: number(reviewLength.max) })}
        </span>
      </div>
      {refusal !== null && (
        <Notice tone="error" className="mt-3">
          {refusal}
        </Notice>
      )}
      <Button type="submit" block size="lg" busy={isPending} className="mt-3">
        {t('reviews.send')}
      </Button>
      <p className="mt-2 text-caption text-ink-muted">{t('reviews.rules')}</p>
    </form>
  );
}
