import theme from '@tulpar/ui/tailwind';
import type { Config } from 'tailwindcss';

/** The preset of the components, which editors and tools look for here. */
export default theme satisfies Config;
