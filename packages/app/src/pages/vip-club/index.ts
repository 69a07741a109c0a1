export { VipClubPage as Page } from './VipClubPage.tsx';
