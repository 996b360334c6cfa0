/** An address of Coursebell's own, under its public one (`PUBLIC_URL`): a path in that is what the proxy takes off. */
export function publicAddress(publicUrl: string, path: string): string {
  const { origin, pathname } = new URL(publicUrl);
  return `${origin}${pathname.replace(/(?<!\/)\/+$/, '')}${path}`;
}
