import { act, cleanup, screen, waitFor } from '@testing-library/react';
import { afterEach, describe, expect, it } from 'vitest';
import * as v from 'valibot';
import { renderList } from '../../../test/harness/page/renderList.tsx';
import { FilterBar, SearchFilter } from '../list/FilterBar.tsx';
import { readAddress, useAddress } from './address.ts';

afterEach(cleanup);

const schema = v.object({
  busca: v.optional(v.string()),
  status: v.optional(v.picklist(['paid', 'pending'])),
});

function Filters() {
  const { state, change, clear } = useAddress(schema);
  return (
    <FilterBar onClear={Object.keys(state).length > 0 ? clear : null}>
      <SearchFilter label="Buscar" value={state.busca} onChange={(busca) => change({ busca })} />
      <output>{JSON.stringify(state)}</output>
    </FilterBar>
  );
}

describe('what stands in the address', () => {
  it('is read entry by entry: what is empty or makes no sense is left out', () => {
    const read = readAddress(schema);
    expect(read({ busca: 'ana', status: 'lost', other: 1 })).toEqual({ busca: 'ana' });
    expect(read({ busca: '', status: 'paid' })).toEqual({ status: 'paid' });
  });

  it('follows what is typed, leaves the rest alone, and is cleared', async () => {
    const { user, router } = renderList(<Filters />, { path: '/lista?status=paid&outro=1' });
    await user.type(await screen.findByLabelText('Buscar'), 'ana ');
    await waitFor(() =>
      expect(router.state.location.search).toEqual({ status: 'paid', outro: 1, busca: 'ana' }),
    );
    await user.click(screen.getByRole('button', { name: 'Limpar filtros' }));
    await waitFor(() => expect(router.state.location.search).toEqual({ outro: 1 }));
    expect(screen.getByLabelText<HTMLInputElement>('Buscar').value).toBe('');
  });

  it('changes the field when a navigation changes it', async () => {
    const { router } = renderList(<Filters />, { path: '/lista?busca=ana' });
    const field = await screen.findByLabelText<HTMLInputElement>('Buscar');
    expect(field.value).toBe('ana');
    await act(() => router.navigate({ to: '/lista', search: { busca: 'rui' } } as never));
    await waitFor(() => expect(field.value).toBe('rui'));
  });
});
