export { cn, type ClassValue } from './cn.ts';
