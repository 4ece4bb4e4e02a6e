/** One night at least: who comes back uses the app, and does not merely look at it. */
const COMES_BACK_MS = 12 * 3_600_000;

/** What a device remembers of its use, in milliseconds since 1970. */
export interface DeviceUse {
  readonly since: number;
  /** It was invited to install the app, which happens once. */
  readonly invited: boolean;
}

export interface Moment {
  readonly now: number;
  /** The browser offers it, or can be told how. */
  readonly canInstall: boolean;
  /** Something else asks for the person's attention. */
  readonly busy: boolean;
}

/** What was kept, or a use that begins now; also where a clock was ahead, or another hand wrote it. */
export function deviceUse(kept: string | null, now: number): DeviceUse {
  const use = parse(kept);
  const { since, invited } = use ?? {};
  const isPast = typeof since === 'number' && since <= now;
  return { since: isPast ? since : now, invited: invited === true };
}

function parse(kept: string | null): Partial<DeviceUse> | null {
  try {
    return JSON.parse(kept ?? 'null') as Partial<DeviceUse> | null;
  } catch {
    return null;
  }
}

/** Whether who has just had a success is invited to install the app. */
export const isInvited = (use: DeviceUse, { now, canInstall, busy }: Moment): boolean =>
  canInstall && !busy && !use.invited && now - use.since >= COMES_BACK_MS;
