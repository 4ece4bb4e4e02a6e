import type { Context } from 'hono';
import { networkOf } from '../../kernel/networks.ts';

interface NodeBindings {
  readonly incoming?: { readonly socket?: { readonly remoteAddress?: string } };
}

const IPV4 = /^(\d+\.\d+\.\d+)\.\d+$/;

/**
 * What stands for all addresses that one caller may easily have.
 * @param address of `clientAddress`
 */
export const neighbourhoodOf = (address: string): string =>
  address.replace(IPV4, (_all, network: string) => `${network}.0/24`);

/**
 * Returns where a request comes from.
 * Behind a trusted proxy it is the last address, which the proxy added. The caller can invent
 * everything before it.
 */
export function clientAddress(c: Context, trustProxy: boolean): string {
  const forwarded = trustProxy
    ? c.req.header('x-forwarded-for')?.split(',').at(-1)?.trim()
    : undefined;
  const { remoteAddress } = (c.env as NodeBindings | undefined)?.incoming?.socket ?? {};
  const address = forwarded || remoteAddress;
  return address ? networkOf(address) : 'local';
}
