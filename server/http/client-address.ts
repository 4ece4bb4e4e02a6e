import { isIPv6 } from 'node:net';
import type { Context } from 'hono';

interface NodeBindings {
  readonly incoming?: { readonly socket?: { readonly remoteAddress?: string } };
}

const MAPPED_IPV4 = /^::ffff:(\d+(?:\.\d+){3})$/i;
const GROUPS = 8;

/** One household has 2^64 addresses of IPv6: what they share stands for them all. */
export function networkOf(address: string): string {
  const ipv4 = MAPPED_IPV4.exec(address)?.[1];
  if (ipv4 || !isIPv6(address)) return ipv4 ?? address;
  const [before = [], after = []] = address.split('::').map((part) => part.split(':'));
  const zeros = Array<string>(Math.max(0, GROUPS - before.length - after.length)).fill('0');
  const groups = [...before, ...zeros, ...after].slice(0, GROUPS / 2);
  return `${groups.map((group) => Number.parseInt(group || '0', 16).toString(16)).join(':')}::/64`;
}

const IPV4 = /^(\d+\.\d+\.\d+)\.\d+$/;

/**
 * What stands for all addresses that one caller may easily have.
 * @param address of `clientAddress`
 */
export const neighbourhoodOf = (address: string): string =>
  address.replace(IPV4, (_all, network: string) => `${network}.0/24`);

/**
 * Where a request comes from. Behind a proxy that is trusted it is the last address the proxy added, since everything
 * before it can be invented by the caller.
 */
export function clientAddress(c: Context, trustProxy: boolean): string {
  const forwarded = trustProxy
    ? c.req.header('x-forwarded-for')?.split(',').at(-1)?.trim()
    : undefined;
  const { remoteAddress } = (c.env as NodeBindings | undefined)?.incoming?.socket ?? {};
  return networkOf(forwarded || remoteAddress || 'local');
}
