export {
  createFirstInteraction,
  hasInteracted,
  onFirstInteraction,
  type FirstInteraction,
} from './first-interaction.ts';
