export { groundClass, sparkClass, type Ground } from './ground.ts';
