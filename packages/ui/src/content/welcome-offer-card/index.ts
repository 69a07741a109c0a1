export { WelcomeOfferCard, type WelcomeOfferCardProps } from './WelcomeOfferCard.tsx';
export {
  isKeyWelcome,
  openingText,
  welcomeImage,
  type WelcomeImages,
  type WelcomeOpening,
} from './welcome-offer.ts';
