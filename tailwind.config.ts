import theme from '@tulpar/ui/tailwind';
import type { Config } from 'tailwindcss';

/** Editors and tools look for the components' preset here. */
export default theme satisfies Config;
