import { useNavigate, useSearch } from '@tanstack/react-router';

export const modes = ['ambos', 'original', 'ia'] as const;
export type Mode = (typeof modes)[number];

const isMode = (value: unknown): value is Mode => modes.some((mode) => mode === value);

/** What is shown of a note; it stands in the address, and both parts do where it says nothing. */
export function useMode(): readonly [Mode, (mode: Mode) => void] {
  const { modo } = useSearch({ strict: false }) as { modo?: unknown };
  const navigate = useNavigate();
  const choose = (mode: Mode) =>
    void navigate({
      to: '.',
      search: ((former: object) => ({ ...former, modo: mode })) as never,
      // How the dialog was opened, and what was searched for, stay.
      state: true,
      replace: true,
      resetScroll: false,
    });
  return [isMode(modo) ? modo : 'ambos', choose];
}
