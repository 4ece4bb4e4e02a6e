import { ThemeProvider } from '@mui/material/styles';
import { cleanup, render, screen, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { useState } from 'react';
import { afterEach, describe, expect, it, vi } from 'vitest';
import { theme } from '../../app/theme.ts';
import { type CalendarDay, type CalendarEntry, EMPTY_DAY } from './entries.ts';
import { dayByKey, weeksOf } from './month.ts';
import { MonthGrid } from './MonthGrid.tsx';
import type { MonthGridProps } from './monthProps.ts';

vi.setConfig({ testTimeout: 40_000 });
afterEach(cleanup);

describe('a month', () => {
  it('has the weeks that it touches, from Monday', () => {
    const weeks = weeksOf('2026-11-21');
    expect(weeks).toHaveLength(6);
    expect(weeks[0]?.[0]).toBe('2026-10-26');
    expect(weeks.at(-1)?.at(-1)).toBe('2026-12-06');
    expect(weeksOf('2027-02-10')).toHaveLength(4);
  });

  it.each([
    ['ArrowRight', '2026-12-01'],
    ['ArrowUp', '2026-11-23'],
    ['Home', '2026-11-30'],
    ['End', '2026-12-06'],
    ['PageDown', '2026-12-30'],
    ['Tab', null],
  ])('%s leads from 30 November to %s', (key, day) => {
    expect(dayByKey('2026-11-30', key)).toBe(day);
  });
});

const entry = (text: string): CalendarEntry => ({
  id: text,
  label: `${text}, 09:00 – 09:50, Agendado`,
  time: '09:00',
  text,
  tone: 'info',
  look: 'plain',
  opens: true,
});
const LUNCH = {
  key: 'a',
  label: 'Almoço, 12:00 – 13:00',
  time: '12:00 – 13:00',
  text: 'Almoço',
} as const;
const DAYS: ReadonlyMap<string, CalendarDay> = new Map([
  ['2026-11-20', { ...EMPTY_DAY, entries: ['Ana', 'Bruno', 'Caio', 'Davi', 'Eva'].map(entry) }],
  [
    '2026-12-01',
    {
      entries: [entry('Fábio'), entry('Gil')],
      pauses: [{ ...LUNCH, kind: 'break' }],
      holiday: { name: 'Dia da Cidade', isOptional: false },
      rest: null,
    },
  ],
]);

function Held(props: Partial<MonthGridProps>) {
  const [day, setDay] = useState('2026-11-30');
  return (
    <ThemeProvider theme={theme}>
      <MonthGrid
        label="Novembro"
        day={day}
        onDay={setDay}
        onChoose={() => {}}
        today="2026-11-22"
        days={DAYS}
        {...props}
      />
    </ThemeProvider>
  );
}

const show = (props: Partial<MonthGridProps> = {}) => {
  render(<Held {...props} />);
  return userEvent.setup({ delay: null, pointerEventsCheck: 0 });
};
const cell = (name: string | RegExp) => screen.getByRole('cell', { name });

describe('the grid of a month', () => {
  it('shows some of a day’s entries, counts the rest, and says what the day is', () => {
    show();
    const friday = cell('sexta-feira, 20 de novembro, 5 itens');
    expect(within(friday).getByText('Caio')).toBeDefined();
    expect(within(friday).queryByText('Davi')).toBeNull();
    expect(friday.textContent).toContain('+2 mais');
    const tuesday = cell('terça-feira, 1 de dezembro, Dia da Cidade, 2 itens, 1 pausa');
    expect(within(tuesday).getByText('Almoço')).toBeDefined();
  });

  it('gives a pause no room that an entry needs, and marks it all the same', () => {
    show({ shown: 2 });
    const tuesday = cell(/, 1 de dezembro/);
    expect(within(tuesday).queryByText('Almoço')).toBeNull();
    expect(within(tuesday).getByTitle('Almoço, 12:00 – 13:00')).toBeDefined();
  });

  it('is one stop of the tab key; keys move, also into the next month and year, and Enter chooses', async () => {
    const onChoose = vi.fn<(day: string) => void>();
    const user = show({ onChoose });
    await user.tab();
    await user.keyboard('{ArrowRight}{ArrowDown}');
    expect(document.activeElement).toBe(cell('terça-feira, 8 de dezembro'));
    await user.keyboard('{Enter}');
    expect(onChoose).toHaveBeenCalledExactlyOnceWith('2026-12-08');
    await user.keyboard('{Shift>}{PageUp}{/Shift}');
    expect(document.activeElement).toBe(cell('segunda-feira, 8 de dezembro'));
  });

  it('lets Enter go into a day, arrows through what it holds, and Escape back', async () => {
    const onEntry = vi.fn<(id: string) => void>();
    const user = show({ onEntry });
    await user.tab();
    await user.keyboard('{ArrowRight}{Enter}{ArrowDown}');
    expect(document.activeElement?.getAttribute('aria-label')).toMatch(/^Gil/);
    await user.keyboard('{Enter}{Escape}');
    expect(onEntry).toHaveBeenCalledExactlyOnceWith('Gil');
    expect(document.activeElement).toBe(cell(/, 1 de dezembro/));
  });

  it('tells a click on an entry, on the count of the rest and on the day apart', async () => {
    const heard: string[] = [];
    const user = show({
      onEntry: (id) => heard.push(id),
      onMore: (day) => heard.push(`more ${day}`),
      onChoose: (day) => heard.push(day),
    });
    const friday = cell(/20 de novembro/);
    await user.click(within(friday).getByText('Bruno'));
    await user.click(within(friday).getByRole('button', { name: '+2 mais neste dia' }));
    await user.click(within(friday).getByText('20'));
    expect(heard).toEqual(['Bruno', 'more 2026-11-20', '2026-11-20']);
  });
});
