import { cleanup, render, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { useState } from 'react';
import { afterEach, describe, expect, it } from 'vitest';
import type { TypedAmount } from '../../domain/payments/typedAmount.ts';
import { MoneyField } from './MoneyField.tsx';

afterEach(cleanup);

function Held(props: { start: number | null; held: TypedAmount[]; error?: string | undefined }) {
  const [amount, setAmount] = useState<TypedAmount>(props.start);
  const change = (next: TypedAmount) => {
    props.held.push(next);
    setAmount(next);
  };
  return (
    <>
      <MoneyField label="Valor" value={amount} onChange={change} error={props.error} />
      <button type="button" onClick={() => setAmount(99.9)}>
        Rascunho
      </button>
    </>
  );
}

function open(start: number | null = null, error?: string) {
  const held: TypedAmount[] = [];
  render(<Held start={start} held={held} error={error} />);
  const field = screen.getByLabelText<HTMLInputElement>('Valor');
  const said = () => field.getAttribute('aria-describedby');
  const below = () =>
    (document.getElementById(said() ?? '')?.textContent ?? '').replaceAll('\u00a0', ' ');
  return { field, below, held, user: userEvent.setup() };
}

describe('a field for money', () => {
  it.each([
    ['150', 150, 'R$ 150,00', '150,00'],
    ['150,5', 150.5, 'R$ 150,50', '150,50'],
    ['R$ 1.500', 1500, 'R$ 1.500,00', '1.500,00'],
    ['0', 0, 'R$ 0,00', '0,00'],
  ])('reads “%s” as %d, says so beside it, and tidies it', async (typed, amount, said, tidy) => {
    const { field, below, held, user } = open();
    await user.type(field, typed);
    expect([field.value, below(), held.at(-1)]).toEqual([typed, said, amount]);
    await user.tab();
    expect([field.value, below()]).toEqual([tidy, said]);
  });

  it('says nothing of an amount that nobody has typed', () => {
    const { field, below } = open(180);
    expect([field.value, below()]).toEqual(['180,00', '']);
  });

  it('is nothing once it is emptied', async () => {
    const { field, below, held, user } = open(180);
    await user.clear(field);
    expect([field.value, below(), held.at(-1)]).toEqual(['', '', null]);
  });

  it('asks which amount “1,500” is, and goes on with the one that was chosen', async () => {
    const { field, below, held, user } = open();
    await user.type(field, '1,500');
    expect(below()).toBe('Você quis dizer: R$ 1.500,00 ou R$ 1,50');
    expect(held.at(-1)).toBe('1,500');
    await user.click(screen.getByRole('button', { name: /1\.500,00/ }));
    expect([field.value, below(), held.at(-1)]).toEqual(['1.500,00', 'R$ 1.500,00', 1500]);
    expect(document.activeElement).toBe(field);
  });

  it('keeps what it cannot read as it was typed, and never takes a part of it', async () => {
    const { field, below, held, user } = open(180, 'Não entendemos este valor.');
    await user.clear(field);
    await user.type(field, '150 ou 200');
    await user.tab();
    expect([field.value, held.at(-1)]).toEqual(['150 ou 200', '150 ou 200']);
    expect(below()).toBe('Não entendemos este valor.');
  });

  it('shows an amount that its form has changed by itself', async () => {
    const { field, user } = open(180);
    await user.type(field, '{Backspace}');
    await user.click(screen.getByRole('button', { name: 'Rascunho' }));
    expect(field.value).toBe('99,90');
  });
});
