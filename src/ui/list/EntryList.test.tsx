import { cleanup, render, screen } from '@testing-library/react';
import { afterEach, expect, it } from 'vitest';
import { EntryList } from './EntryList.tsx';

afterEach(cleanup);

const TEN_YEARS = Array.from({ length: 13_000 }, (_, n) => `nota ${n}`);

function open(entry: (row: string) => string | null) {
  const shown = () => (
    <EntryList
      label="Notas"
      rows={TEN_YEARS}
      keyOf={(row) => row}
      entry={entry}
      likely={150}
      isAll
      arriving="Ainda baixando"
      empty="Nada"
    />
  );
  render(shown());
}

it('draws the rows in sight and no more while none of them has anything to show yet', () => {
  open(() => null);
  const rows = screen.getAllByRole('listitem');
  expect(rows.length).toBeGreaterThan(5);
  expect(rows.length).toBeLessThan(40);
});

it('gives a row that is still empty the room that it is likely to take', () => {
  open(() => null);
  const [row] = screen.getAllByRole('listitem');
  expect(getComputedStyle(row!).minHeight).toBe('var(--likely)');
  expect(screen.getByRole('list').style.getPropertyValue('--likely')).toBe('150px');
});
