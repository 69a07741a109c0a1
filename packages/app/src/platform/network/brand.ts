/** Name of the product towards the server (OP-85). */
export const BRAND = import.meta.env.VITE_BRAND || 'tulpar';
