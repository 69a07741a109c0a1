import { createContext } from 'react';

/** Whether lazy pictures in here wait: their boxes stand, but their files are not asked for yet. */
export const PicturesWait = createContext(false);
