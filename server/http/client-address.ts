import type { Context } from 'hono';

interface NodeBindings {
  readonly incoming?: { readonly socket?: { readonly remoteAddress?: string } };
}

/**
 * Where a request comes from. Behind a proxy that is trusted it is the last address the proxy added, since everything
 * before it can be invented by the caller.
 */
export function clientAddress(c: Context, trustProxy: boolean): string {
  const forwarded = trustProxy
    ? c.req.header('x-forwarded-for')?.split(',').at(-1)?.trim()
    : undefined;
  return (
    forwarded || (c.env as NodeBindings | undefined)?.incoming?.socket?.remoteAddress || 'local'
  );
}
