import { Switch } from '@tulpar/ui/switch';
import { useText } from '#app/platform/i18n/intl.tsx';
import { useAtom } from '#app/platform/state/store.ts';
import { shortcutOnAtom } from '../atoms.ts';

/** Explains the `/` shortcut and switches it off. Hidden on phones without a keyboard. */
export function ShortcutSwitch() {
  const t = useText();
  const [isOn, setOn] = useAtom(shortcutOnAtom);
  return (
    <div className="mx-auto w-full max-w-120 px-5 pb-8 [@media(hover:none)_and_(max-width:600px)]:hidden">
      <Switch
        label={t('search.shortcut.label')}
        description={t('search.shortcut.text')}
        checked={isOn}
        onCheckedChange={setOn}
      />
    </div>
  );
}
