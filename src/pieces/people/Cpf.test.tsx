import { cleanup, screen } from '@testing-library/react';
import { afterEach, describe, expect, it } from 'vitest';
import { renderPage } from '../../../test/harness/page/renderPage.tsx';
import { Cpf, partOfCpf } from './Cpf.tsx';

afterEach(cleanup);

describe('a CPF in a list', () => {
  it.each([
    ['123.456.789-00', '•••.456.789-••'],
    ['12345678900', '•••456789••'],
    ['1234', '1234'],
  ])('%s is shown as %s', (cpf, shown) => {
    expect(partOfCpf(cpf)).toBe(shown);
  });

  it('is copied whole', async () => {
    const { user } = renderPage(<Cpf cpf="123.456.789-00" of="Ana Souza" />);
    await user.click(screen.getByRole('button', { name: 'Copiar CPF de Ana Souza' }));
    expect(await navigator.clipboard.readText()).toBe('123.456.789-00');
    expect(await screen.findByText('CPF copiado')).toBeDefined();
  });
});
