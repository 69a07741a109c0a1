export { VipClubPage as Page, VipClubHead as Head } from './VipClubPage.tsx';
