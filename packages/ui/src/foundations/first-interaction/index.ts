export { hasInteracted, onFirstInteraction } from './first-interaction.ts';
