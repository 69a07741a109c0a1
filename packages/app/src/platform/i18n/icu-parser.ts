/** The parser of message syntax: the one module that brings it, loaded only for texts of the server. */
export { parse } from '@formatjs/icu-messageformat-parser';
