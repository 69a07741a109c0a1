import type { GameTileProps } from '../src/game/game-tile/index.ts';
import { covers } from './art.ts';

type Game = Pick<GameTileProps, 'href' | 'name' | 'provider' | 'image' | 'badge'>;

export const games: readonly Game[] = [
  { href: '/games/wild-berkut', name: 'Wild Berkut', provider: 'Nomad Studio', image: covers.wildBerkut },
  {
    href: '/games/fruit-cocktail',
    name: 'Fruit Cocktail',
    provider: 'Red Poppy',
    image: covers.fruitCocktail,
  },
  {
    href: '/games/book-of-kurgan',
    name: 'Book of Kurgan',
    provider: 'Saka Works',
    image: covers.bookOfKurgan,
  },
  { href: '/games/tulpar-gold', name: 'Tulpar Gold', provider: 'Altyn Play', image: covers.tulparGold },
  {
    href: '/games/moon-wolf',
    name: 'Moon Wolf',
    provider: 'North Lantern',
    image: covers.moonWolf,
    badge: { kind: 'new', label: 'Новинка' },
  },
  {
    href: '/games/european-roulette',
    name: 'European Roulette',
    provider: 'Salon One',
    image: covers.europeanRoulette,
    badge: { kind: 'live', label: 'LIVE' },
  },
  {
    href: '/games/sky-tulpar',
    name: 'Sky Tulpar',
    provider: 'Kök Games',
    image: covers.skyTulpar,
    badge: { kind: 'tournament', label: 'Турнир' },
  },
  { href: '/games/kurgan-mines', name: 'Kurgan Mines', provider: 'Kök Games', image: covers.kurganMines },
  {
    href: '/games/joker-parade',
    name: 'Joker Parade',
    provider: 'Red Poppy',
    image: covers.jokerParade,
    badge: { kind: 'jackpot', label: 'Джекпот' },
  },
  { href: '/games/dragon-gate', name: 'Dragon Gate', provider: 'Silk Six', image: covers.dragonGate },
];
