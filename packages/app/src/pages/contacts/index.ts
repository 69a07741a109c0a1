export { ContactsPage as Page, ContactsHead as Head } from './ContactsPage.tsx';
