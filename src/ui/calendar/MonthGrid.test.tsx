import { ThemeProvider } from '@mui/material/styles';
import { cleanup, render, screen, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { useState } from 'react';
import { afterEach, describe, expect, it, vi } from 'vitest';
import { theme } from '../../app/theme.ts';
import { dayByKey, weeksOf } from './month.ts';
import { MonthGrid } from './MonthGrid.tsx';

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

const EVENTS = ['Ana', 'Bruno', 'Caio', 'Davi', 'Eva'].map((label) => ({ id: label, label }));

function Held({ onChoose }: { onChoose: (day: string) => void }) {
  const [day, setDay] = useState('2026-11-30');
  return (
    <ThemeProvider theme={theme}>
      <MonthGrid
        label="Novembro"
        day={day}
        onDay={setDay}
        onChoose={onChoose}
        today="2026-11-22"
        eventsOf={(one) => (one === '2026-11-20' ? EVENTS : [])}
      />
    </ThemeProvider>
  );
}

describe('the grid of a month', () => {
  it('shows some of a day’s events and counts the rest', () => {
    render(<Held onChoose={() => {}} />);
    const day = screen.getByRole('button', { name: 'sexta-feira, 20 de novembro, 5 itens' });
    expect(within(day).getByText('Caio')).toBeDefined();
    expect(within(day).queryByText('Davi')).toBeNull();
    expect(within(day).getByText('+2 mais')).toBeDefined();
  });

  it('is one stop of the tab key; keys move, also into the next month, and Enter chooses', async () => {
    const onChoose = vi.fn<(day: string) => void>();
    const user = userEvent.setup({ delay: null });
    render(<Held onChoose={onChoose} />);
    await user.tab();
    await user.keyboard('{ArrowRight}{ArrowDown}');
    const day = screen.getByRole('button', { name: 'terça-feira, 8 de dezembro' });
    expect(document.activeElement).toBe(day);
    await user.keyboard('{Enter}');
    expect(onChoose).toHaveBeenCalledExactlyOnceWith('2026-12-08');
  });
});
