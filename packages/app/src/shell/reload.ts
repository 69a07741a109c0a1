/** Opens the page anew. */
export const reloadPage = () => location.reload();
