import { isIPv4 } from 'node:net';

const GROUPS = 3;

/**
 * The network that an address is of: enough to tell a person's usual place from a foreign one, and too little to tell one
 * household from another. LGPD (art. 6, III) asks for no more than the purpose needs; a hash would keep it all, since all
 * addresses of IPv4 can be tried in a minute.
 * @param address as `clientAddress` gives it
 */
export function networkOf(address: string | undefined): string | null {
  if (address === undefined) return null;
  if (isIPv4(address)) return `${address.split('.').slice(0, 3).join('.')}.0/24`;
  const [network = ''] = address.split('/');
  if (!network.includes(':')) return null;
  const groups = network.replace(/:*$/, '').split(':').slice(0, GROUPS);
  return `${groups.map((group) => group || '0').join(':')}::/48`;
}
