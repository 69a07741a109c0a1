/** For play functions that press links: prevents navigation until the returned function is called. */
export function preventNavigation(): () => void {
  const stay = (event: Event) => event.preventDefault();
  document.addEventListener('click', stay);
  return () => document.removeEventListener('click', stay);
}
