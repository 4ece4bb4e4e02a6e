import { useState } from 'react';

/**
 * Whether the server refuses the very token in use. Right after a new one was taken over, the device still tells of the
 * refusal of the former.
 * @param isRefused what the device tells of the token that it last sent
 */
export function useRefused(token: string | undefined, isRefused: boolean): boolean {
  const [refused, setRefused] = useState<string | undefined>(undefined);
  if (isRefused && refused === undefined && token !== undefined) setRefused(token);
  if (!isRefused && refused !== undefined) setRefused(undefined);
  return isRefused && token !== undefined && refused === token;
}
