import { BottomSheet } from '@tulpar/ui/dialog';
import { Flag } from '@tulpar/ui/flag';
import { OptionList } from '@tulpar/ui/option-list';
import { useToast } from '@tulpar/ui/toast';
import type { RefObject } from 'react';
import { useLanguage, useText } from '#app/platform/i18n/intl.tsx';
import type { Language } from '#app/platform/i18n/languages.ts';
import { OPERATOR } from '#app/platform/operator.ts';
import { useQueryClient } from '#app/platform/network/query.ts';
import { changeLanguage, languageSigns } from '../language.ts';
import { PROFILE_KEY } from '../queries.ts';
import { userAtom } from '../atoms.ts';
import { useAtomValue } from '#app/platform/state/store.ts';

interface LanguageSheetProps {
  onClose: () => void;
  returnFocus: RefObject<HTMLElement | null>;
}

/** The languages offered with flags (I18N-04); selecting one updates the page without a reload. */
export function LanguageSheet({ onClose, returnFocus }: LanguageSheetProps) {
  const t = useText();
  const current = useLanguage();
  const user = useAtomValue(userAtom);
  const queries = useQueryClient();
  const { show } = useToast();
  const choose = (language: Language) => {
    changeLanguage(language, user?.language ?? null).then(
      (isSaved) => (isSaved ? queries.invalidateQueries({ queryKey: PROFILE_KEY }) : undefined),
      () => show({ tone: 'error', title: t('language.failed') }),
    );
    onClose();
  };
  return (
    <BottomSheet
      open
      onOpenChange={(open) => !open && onClose()}
      title={t('language.title')}
      closeLabel={t('common.close')}
      returnFocus={returnFocus}
    >
      <OptionList
        label={t('language.title')}
        value={current}
        options={OPERATOR.languages.map((code) => ({
          value: code,
          name: t(languageSigns[code].name),
          media: <Flag code={languageSigns[code].flag} />,
        }))}
        onSelect={choose}
      />
    </BottomSheet>
  );
}
