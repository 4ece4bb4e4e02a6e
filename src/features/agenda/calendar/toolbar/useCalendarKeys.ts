import { useDialogs } from '../../../../ui/dialogs.tsx';
import { useShortcut } from '../../../../ui/shortcuts/shortcuts.ts';
import type { AgendaView } from '../../search.ts';
import { calendarKeys } from '../../shortcuts.ts';

/** The keys of the calendars that people come from. */
export function useCalendarKeys(to: {
  readonly today: () => void;
  readonly previous: () => void;
  readonly next: () => void;
  readonly view: (view: AgendaView) => void;
}): void {
  const { open } = useDialogs();
  useShortcut(calendarKeys.today, to.today);
  useShortcut(calendarKeys.previous, to.previous);
  useShortcut(calendarKeys.next, to.next);
  useShortcut(calendarKeys.month, () => to.view('mes'));
  useShortcut(calendarKeys.week, () => to.view('semana'));
  useShortcut(calendarKeys.day, () => to.view('dia'));
  useShortcut(calendarKeys.create, () => open({ dialogo: 'agendar' }));
}
