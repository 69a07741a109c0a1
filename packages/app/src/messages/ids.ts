import type pages from './ru-pages.json';
import type site from './ru.json';

/** Every message id; ids from the specification are spelled as there. */
export type MessageId = keyof typeof site | keyof typeof pages;
