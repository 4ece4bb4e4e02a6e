import type { SvgIconComponent } from '@mui/icons-material';

/** A screen of a side, in the order of its menu. */
export const entry = <const P extends string>(
  to: P,
  label: string,
  about: string,
  icon: SvgIconComponent,
  daily = false,
) => ({ to, label, about, icon, daily });

export type MenuEntry = ReturnType<typeof entry>;

/** Whether the entry's screen, or one below it, is at this path. */
export const leadsTo = ({ to }: MenuEntry, path: string): boolean =>
  path === to || path.startsWith(`${to}/`);
