import type { Role } from '../../domain/users/role.ts';

const ORIGIN = 'http://app.invalid';

export const homeOf = (role: Role | undefined): '/app/dashboard' | '/app/patient-dashboard' =>
  role === 'patient' ? '/app/patient-dashboard' : '/app/dashboard';

/** The address to return to after signing in: a path of this app's own screens, or `null`. */
export function returnPath(value: unknown): string | null {
  if (typeof value !== 'string' || !value.startsWith('/')) return null;
  const url = parse(value);
  if (url?.origin !== ORIGIN || !url.pathname.startsWith('/app/')) return null;
  return url.pathname + url.search + url.hash;
}

function parse(value: string): URL | null {
  try {
    return new URL(value, ORIGIN);
  } catch {
    return null;
  }
}
