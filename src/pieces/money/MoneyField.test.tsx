import { cleanup, render, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { useState } from 'react';
import { afterEach, expect, it } from 'vitest';
import { MoneyField } from './MoneyField.tsx';

afterEach(cleanup);

function Held({ amounts }: { amounts: (number | null)[] }) {
  const [amount, setAmount] = useState<number | null>(180);
  const change = (next: number | null) => {
    amounts.push(next);
    setAmount(next);
  };
  return <MoneyField label="Valor" value={amount} onChange={change} />;
}

it('takes digits from the right, gives reais, and is nothing once it is emptied', async () => {
  const amounts: (number | null)[] = [];
  render(<Held amounts={amounts} />);
  const field = screen.getByLabelText<HTMLInputElement>('Valor');
  expect(field.value).toBe('180,00');
  await userEvent.type(field, '5');
  expect(field.value).toBe('1.800,05');
  expect(amounts.at(-1)).toBe(1800.05);
  await userEvent.clear(field);
  expect(amounts.at(-1)).toBeNull();
  expect(field.value).toBe('');
});

it('is nothing once its last digit is erased: nought is an amount only where somebody typed it', async () => {
  const amounts: (number | null)[] = [];
  render(<Held amounts={amounts} />);
  const field = screen.getByLabelText<HTMLInputElement>('Valor');
  await userEvent.type(field, '{Backspace}'.repeat(5));
  expect([amounts.at(-1), field.value]).toEqual([null, '']);
  await userEvent.type(field, '0');
  expect([amounts.at(-1), field.value]).toEqual([0, '0,00']);
});
