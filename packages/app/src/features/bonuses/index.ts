export { bonusHint } from './bonus-hint.ts';
export { activeBonus, useActiveBonus } from './active-bonus.ts';
export { BonusBar } from './components/BonusBar.tsx';
export { BonusSummary } from './components/BonusSummary.tsx';
export { wageredPercent, wagerLeft } from './offers.ts';
export { activeOfferAtom, depositBonusesAtom, offersKnownAtom } from './queries.ts';
export { useOfferName } from './texts.ts';
