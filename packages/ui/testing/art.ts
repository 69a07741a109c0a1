import type { ImageSource } from '../src/content/picture/Picture.tsx';
import bookOfKurgan from './book-of-kurgan.webp';
import dragonGate from './dragon-gate.webp';
import europeanRoulette from './european-roulette.webp';
import fruitCocktail from './fruit-cocktail.webp';
import jokerParade from './joker-parade.webp';
import kurganMines from './kurgan-mines.webp';
import kvLarge from './kv-tulpar-lg.webp';
import kv from './kv-tulpar.webp';
import moonWolf from './moon-wolf.webp';
import cashback from './obj-cashback.webp';
import chest from './obj-chest.webp';
import coin from './obj-coin.webp';
import globe from './obj-globe.webp';
import horseshoe from './obj-horseshoe.webp';
import reels from './obj-fs.webp';
import laurel from './obj-laurel.webp';
import money from './obj-money.webp';
import shield from './obj-shield.webp';
import trophy from './obj-trophy.webp';
import skyTulpar from './sky-tulpar.webp';
import tulparGold from './tulpar-gold.webp';
import wildBerkut from './wild-berkut.webp';

const cover = (src: string): ImageSource => ({ src, width: 460, height: 614, alt: '' });
const object = (src: string, width: number, height = width): ImageSource => ({ src, width, height, alt: '' });

/** Game covers by game. */
export const covers = {
  tulparGold: cover(tulparGold),
  wildBerkut: cover(wildBerkut),
  fruitCocktail: cover(fruitCocktail),
  bookOfKurgan: cover(bookOfKurgan),
  moonWolf: cover(moonWolf),
  europeanRoulette: cover(europeanRoulette),
  skyTulpar: cover(skyTulpar),
  kurganMines: cover(kurganMines),
  jokerParade: cover(jokerParade),
  dragonGate: cover(dragonGate),
};

export const objects = {
  kv: object(kv, 540, 498),
  kvLarge: object(kvLarge, 1180, 1088),
  trophy: object(trophy, 340),
  cashback: object(cashback, 340),
  coin: object(coin, 220),
  money: object(money, 360, 305),
  laurel: object(laurel, 340),
  reels: object(reels, 360, 270),
  chest: object(chest, 340),
  globe: object(globe, 340),
  horseshoe: object(horseshoe, 340),
  shield: object(shield, 300),
};

/** A picture that fails to load. */
export const brokenImage: ImageSource = {
  src: 'data:image/webp;base64,AAAA',
  width: 460,
  height: 614,
  alt: '',
};
