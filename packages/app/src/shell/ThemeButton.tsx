import { IconButton } from '@tulpar/ui/button';
import { DarkThemeIcon, LightThemeIcon } from '@tulpar/ui/icon';
import { useText } from '../platform/i18n/intl.tsx';
import { useTheme } from '../platform/device/theme.ts';

/** Switches the theme; labelled with the theme it switches to. */
export function ThemeButton() {
  const t = useText();
  const [theme, setTheme] = useTheme();
  const next = theme === 'light' ? 'dark' : 'light';
  return (
    <IconButton
      label={t(next === 'light' ? 'theme.light' : 'theme.dark')}
      icon={next === 'light' ? <LightThemeIcon aria-hidden="true" /> : <DarkThemeIcon aria-hidden="true" />}
      onClick={() => setTheme(next)}
    />
  );
}
