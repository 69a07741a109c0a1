import { createContext } from 'react';

/** Whether lazy pictures below reserve their space but do not load yet. */
export const PicturesWait = createContext(false);
