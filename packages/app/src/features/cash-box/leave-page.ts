import { createContext } from 'react';

/**
 * Sends the whole page to an address that has been judged. A context, so that a story can watch it instead of leaving:
 * Chromium does not let `location.assign` be replaced.
 */
export const LeavePageContext = createContext<(url: string) => void>((url) => location.assign(url));
