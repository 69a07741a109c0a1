export {
  ProfileRow,
  ProfileRowGroup,
  type ProfileRowGroupProps,
  type ProfileRowProps,
} from './ProfileRow.tsx';
