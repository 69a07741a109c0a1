/** The message parser in its own chunk, loaded only for texts from the server. */
export { parse } from '@formatjs/icu-messageformat-parser';
