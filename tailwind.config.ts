import theme from '@tulpar/ui/tailwind';
import type { Config } from 'tailwindcss';

/** The theme of packages/ui, for editors and tools that look for it here. */
export default theme satisfies Config;
