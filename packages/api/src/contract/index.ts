import * as banners from './banners.ts';
import * as bonuses from './bonuses.ts';
import * as cashBox from './cash-box.ts';
import * as catalogue from './catalogue.ts';
import * as content from './content.ts';
import * as documents from './documents.ts';
import * as events from './events.ts';
import * as extraData from './extra-data.ts';
import * as game from './game.ts';
import * as lobbyRows from './lobby-rows.ts';
import * as logs from './logs.ts';
import * as notifications from './notifications.ts';
import * as profile from './profile.ts';
import * as protection from './protection.ts';
import * as regionCheck from './region-check.ts';
import * as push from './push.ts';
import * as reviews from './reviews.ts';
import * as search from './search.ts';
import * as sessions from './sessions.ts';
import * as signIn from './sign-in.ts';
import * as statements from './statement.ts';
import * as technical from './technical.ts';
import * as tokens from './tokens.ts';
import * as tournaments from './tournaments.ts';
import * as vip from './vip.ts';
import * as welcomeOffer from './welcome-offer.ts';

export * from './url.ts';
export * from './banners.ts';
export * from './bonus-sums.ts';
export * from './bonuses.ts';
export * from './card.ts';
export * from './cash-box.ts';
export * from './catalogue.ts';
export * from './codes.ts';
export * from './content.ts';
export * from './documents.ts';
export * from './endpoint.ts';
export * from './events.ts';
export * from './extra-data.ts';
export * from './field-codes.ts';
export { LocaleQuery, PageQuery, TypedText, textMax } from './fields.ts';
export {
  Birthday,
  Email,
  NewPassword,
  Password,
  Phone,
  SixDigits,
  codeMinutes,
  birthdayMax,
  birthdayMin,
  defaultAgeSign,
  defaultMinAge,
  emailMax,
  hasCyrillic,
  normaliseEmail,
  passwordMin,
  phoneDigits,
  phoneRegion,
  type PhoneRegion,
} from './person-fields.ts';
export { cleanLines, cleanTyped, latinCapitals, writtenCode } from './typed-text.ts';
export * from './game-card.ts';
export * from './game.ts';
export * from './lobby-rows.ts';
export * from './logs.ts';
export * from './notifications.ts';
export * from './offer.ts';
export * from './pages.ts';
export * from './payment-fields.ts';
export * from './profile.ts';
export * from './protection.ts';
export * from './region-check.ts';
export * from './push.ts';
export * from './reviews.ts';
export * from './search.ts';
export * from './sessions.ts';
export * from './sign-in.ts';
export * from './statement.ts';
export * from './technical.ts';
export * from './tokens.ts';
export * from './tournaments.ts';
export * from './types.ts';
export * from './vip.ts';
export * from './welcome-offer.ts';

/**
 * All calls of the contract by id, in the order for a router: fixed paths precede paths with parameters that would
 * match them, and a call with `match` precedes the other call with its path.
 */
export const endpoints = {
  translations: technical.translations,
  guest: technical.guest,
  check: regionCheck.check,
  visits: logs.visits,
  pwaDomain: technical.pwaDomain,
  pwaLanding: technical.pwaLanding,
  pwaCheck: technical.pwaCheck,
  analytics: logs.analytics,
  clientErrors: logs.clientErrors,
  textProbe: technical.textProbe,

  signUp: signIn.signUp,
  authenticate: signIn.authenticate,
  socialSignIn: signIn.socialSignIn,
  requestPasswordReset: signIn.requestPasswordReset,
  confirmPasswordReset: signIn.confirmPasswordReset,
  refresh: tokens.refresh,
  logout: sessions.logout,

  profile: profile.profile,
  updateProfile: profile.updateProfile,
  balance: profile.balance,
  checkBan: profile.checkBan,
  verifyEmail: profile.verifyEmail,
  confirmEmail: profile.confirmEmail,
  sendPhoneCode: profile.sendPhoneCode,
  checkPhoneCode: profile.checkPhoneCode,
  changePassword: profile.changePassword,
  updatePassword: profile.updatePassword,
  undoChange: profile.undoChange,
  documents: documents.documents,
  uploadDocuments: documents.uploadDocuments,
  documentUploads: documents.documentUploads,
  startUpload: documents.startUpload,
  sendUploadPart: documents.sendUploadPart,
  finishUpload: documents.finishUpload,
  cancelUpload: documents.cancelUpload,
  extraData: extraData.extraData,
  saveExtraData: extraData.saveExtraData,
  tripleTurn: profile.tripleTurn,
  signInLink: profile.signInLink,
  sessions: sessions.sessions,
  endSession: sessions.endSession,
  unsubscribe: profile.unsubscribe,

  paymentMethods: cashBox.paymentMethods,
  methodOptions: cashBox.methodOptions,
  payerCards: cashBox.payerCards,
  pay: cashBox.pay,
  transactions: cashBox.transactions,
  cancelWithdrawal: cashBox.cancelWithdrawal,
  withdrawalReadiness: cashBox.withdrawalReadiness,

  games: catalogue.games,
  shortcutGames: catalogue.shortcutGames,
  shortcuts: catalogue.shortcuts,
  categories: catalogue.categories,
  providers: lobbyRows.providers,
  providersPage: lobbyRows.providersPage,
  providerSlider: lobbyRows.providerSlider,
  gameSlider: lobbyRows.gameSlider,
  winners: lobbyRows.winners,
  searchGames: search.searchGames,
  recentSearches: search.recentSearches,
  addRecentSearch: search.addRecentSearch,
  clearRecentSearches: search.clearRecentSearches,
  gameTitles: search.gameTitles,
  openRounds: game.openRounds,
  game: game.game,
  launchGame: game.launchGame,

  offers: bonuses.offers,
  welcomeOffers: welcomeOffer.welcomeOffers,
  playerWelcomeOffers: welcomeOffer.playerWelcomeOffers,
  cashback: bonuses.cashback,
  addPromoCode: bonuses.addPromoCode,
  checkPromoCode: bonuses.checkPromoCode,
  cancelOffer: bonuses.cancelOffer,
  rejectOffer: bonuses.rejectOffer,
  activateOffer: bonuses.activateOffer,
  offerLedger: bonuses.offerLedger,

  promoCodeBanners: content.promoCodeBanners,
  promoBanners: banners.promoBanners,
  videoBanners: banners.videoBanners,
  promotions: content.promotions,
  promotion: content.promotion,
  tournament: tournaments.tournament,
  tournaments: tournaments.tournaments,
  tournamentBanners: tournaments.tournamentBanners,
  tournamentGames: tournaments.tournamentGames,
  joinTournament: tournaments.joinTournament,
  leaveTournament: tournaments.leaveTournament,
  remindTournament: tournaments.remindTournament,
  paymentMethodIcons: content.paymentMethodIcons,
  legalIcons: content.legalIcons,
  footerStaticPages: content.footerStaticPages,
  staticPage: content.staticPage,
  reviews: reviews.reviews,
  writeReview: reviews.writeReview,
  vipClub: vip.vipClub,

  notifications: notifications.notifications,
  readNotifications: notifications.readNotifications,
  closeNotifications: notifications.closeNotifications,
  showNotifications: notifications.showNotifications,

  pushSettings: push.pushSettings,
  subscribePush: push.subscribePush,
  unsubscribePush: push.unsubscribePush,

  limits: protection.limits,
  setLimit: protection.setLimit,
  takeBreak: protection.takeBreak,
  selfExclude: protection.selfExclude,
  playSession: protection.playSession,
  setPlaySession: protection.setPlaySession,
  rounds: statements.rounds,
  statement: statements.statement,
  statementLines: statements.statementLines,

  events: events.events,
} as const;

export type Endpoints = typeof endpoints;
export type EndpointId = keyof Endpoints;
