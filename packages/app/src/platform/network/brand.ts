/** Brand name sent to the server (OP-85). */
export const BRAND = import.meta.env.VITE_BRAND || 'tulpar';
