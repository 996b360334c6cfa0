/**
 * An address of Coursebell's own, under its public one (`PUBLIC_URL`). The proxy removes the path of the
 * public address.
 */
export function publicAddress(publicUrl: string, path: string): string {
  const { origin, pathname } = new URL(publicUrl);
  return `${origin}${pathname.replace(/(?<!\/)\/+$/, '')}${path}`;
}
