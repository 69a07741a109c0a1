/** The page the server drew, without its scripts: its pictures, style sheet and fonts, which no app can show sooner. */
export function stillPage(drawn: string): string {
  return drawn
    .replaceAll(/<script\b[^>]*>[\s\S]*?<\/script>/g, '')
    .replaceAll(/<link\b[^>]*rel="modulepreload"[^>]*>/g, '');
}

/** The same without its pictures. */
export function floorPage(drawn: string): string {
  return stillPage(drawn)
    .replaceAll(/<link\b[^>]*as="image"[^>]*>/g, '')
    .replaceAll(/<img\b[^>]*>/g, '');
}
