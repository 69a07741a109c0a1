/** Writes a first-party cookie that lives for some hours (OP-37: the specification's units are hours). */
export function writeCookie(name: string, value: string, hours: number): void {
  const secure = location.protocol === 'https:' ? '; Secure' : '';
  document.cookie = `${name}=${encodeURIComponent(value)}; Max-Age=${hours * 3600}; Path=/; SameSite=Lax${secure}`;
}
