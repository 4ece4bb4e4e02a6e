import { cleanup, render, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { useState } from 'react';
import { afterEach, describe, expect, it, vi } from 'vitest';
import { DayField, NO_DAY } from './DayField.tsx';
import { setPageZone } from './pageDay.ts';

vi.setConfig({ testTimeout: 40_000 });
afterEach(cleanup);

function Held({ onDay }: { onDay: (day: string | null) => void }) {
  const [day, setDay] = useState<string | null>('2026-11-21');
  const change = (next: string | null) => {
    setDay(next);
    onDay(next);
  };
  return <DayField label="Data" value={day} onChange={change} />;
}

const shown = () =>
  screen
    .getAllByRole('spinbutton')
    .map((part) => part.textContent)
    .join('/');

describe('a day', () => {
  it('is shown as dd/MM/yyyy and given as yyyy-MM-dd', async () => {
    const days: (string | null)[] = [];
    render(<Held onDay={(day) => days.push(day)} />);
    expect(shown()).toBe('21/11/2026');
    const [day] = screen.getAllByRole('spinbutton');
    if (day) await userEvent.type(day, '05');
    expect(days.at(-1)).toBe('2026-11-05');
  });

  it('keeps what is half typed, and is nothing until it is whole', async () => {
    const days: (string | null)[] = [];
    render(<Held onDay={(day) => days.push(day)} />);
    const [day] = screen.getAllByRole('spinbutton');
    if (day) await userEvent.type(day, '{Backspace}');
    expect(days.at(-1)).toBeNull();
    expect(shown()).toContain('11/2026');
  });

  it('gives what is typed and is no day, and lets go of it with a draft', async () => {
    const days: (string | null)[][] = [];
    const { unmount } = render(
      <DayField label="Data" value="2026-02-21" onChange={(...given) => days.push(given)} />,
    );
    const [day] = screen.getAllByRole('spinbutton');
    if (day) await userEvent.type(day, '31');
    expect(days.at(-1)).toEqual([null, NO_DAY]);
    unmount();
    render(<DayField label="Data" value={NO_DAY} onChange={(...given) => days.push(given)} />);
    expect(days.at(-1)).toEqual([null, null]);
  });

  it('sends its form by Enter', async () => {
    const send = vi.fn<(event: { preventDefault: () => void }) => void>((event) =>
      event.preventDefault(),
    );
    render(
      <form onSubmit={send}>
        <Held onDay={() => {}} />
      </form>,
    );
    const [day] = screen.getAllByRole('spinbutton');
    if (day) await userEvent.type(day, '05{Enter}');
    expect(send).toHaveBeenCalledOnce();
  });
});

describe('the calendar', () => {
  // At noon in Greenwich it is the next day in Kiritimati, and the same one in São Paulo.
  const noon = new Date('2026-11-25T12:00:00.000Z');
  afterEach(() => {
    setPageZone(null);
    vi.useRealTimers();
  });

  it.each([
    ['Pacific/Kiritimati', '26'],
    ['America/Sao_Paulo', '25'],
  ])('rings today as the practice in %s has it', async (zone, today) => {
    vi.useFakeTimers({ toFake: ['Date'], now: noon });
    setPageZone(zone);
    render(<Held onDay={() => undefined} />);
    await userEvent.click(screen.getByRole('button', { name: /Escolha uma data|data/i }));
    const ringed = await screen.findByRole('gridcell', { current: 'date' });
    expect(ringed.textContent).toBe(today);
  });
});
