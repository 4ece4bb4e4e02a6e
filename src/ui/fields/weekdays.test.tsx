import { cleanup, render, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { useState } from 'react';
import { afterEach, expect, it } from 'vitest';
import { WeekdaysField } from './WeekdaysField.tsx';

afterEach(cleanup);

function Days() {
  const [days, setDays] = useState<readonly number[]>([]);
  return <WeekdaysField value={days} onChange={setDays} />;
}

it('shows three of the chosen weekdays as chips, and how many more there are', async () => {
  const user = userEvent.setup({ delay: null });
  const { container } = render(<Days />);
  await user.click(screen.getByRole('button', { name: 'Seg-Sex' }));
  const field = container.querySelector('.MuiAutocomplete-root')!;
  const chips = [...field.querySelectorAll('.MuiChip-label')].map(({ textContent }) => textContent);
  expect(chips).toEqual(['Segunda', 'Terça', 'Quarta']);
  expect(field.textContent).toContain('+2');
  await user.click(screen.getByRole('button', { name: 'Fins de semana' }));
  expect(field.querySelectorAll('.MuiChip-label')).toHaveLength(2);
});
