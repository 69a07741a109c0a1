import kv from '#app/art/kv-tulpar.webp';
import cashback from '#app/art/obj-cashback.webp';
import spins from '#app/art/obj-fs.webp';
import money from '#app/art/obj-money.webp';
import trophy from '#app/art/obj-trophy.webp';

/** Fallback picture for offers without one. */
export const COINS = { src: money, width: 360, height: 305, alt: '' };
export const DIAL = { src: cashback, width: 340, height: 340, alt: '' };
export const KEY_VISUAL = { src: kv, width: 540, height: 498, alt: '' };
export const SPINS = { src: spins, width: 176, height: 132, alt: '' };
export const CUP = { src: trophy, width: 176, height: 176, alt: '' };
