import type { LinkProps } from '@tanstack/react-router';
import { act, cleanup, screen, waitFor, within } from '@testing-library/react';
import { afterEach, describe, expect, it, vi } from 'vitest';
import { renderList } from '../../../test/harness/page/renderList.tsx';
import type { Column, Paged } from './columns.ts';
import { RecordList, type RecordListProps } from './RecordList.tsx';

vi.setConfig({ testTimeout: 40_000 });
afterEach(cleanup);

interface Person {
  readonly id: string;
  readonly name: string;
  readonly age: number;
}

const people = (count: number): Person[] =>
  Array.from({ length: count }, (_, index) => ({
    id: String(index),
    name: `Pessoa ${index}`,
    age: (index * 7) % 90,
  }));

const columns: Column<Person>[] = [
  { name: 'nome', label: 'Nome', cell: ({ name }) => name, sortBy: ({ name }) => name },
  {
    name: 'idade',
    label: 'Idade',
    numeric: true,
    phone: 'second',
    cell: ({ age }) => `${age} anos`,
    sortBy: ({ age }) => age,
  },
];

const given: RecordListProps<Person> = {
  label: 'Pessoas',
  rows: people(3),
  isAll: true,
  arriving: 'Ainda não chegaram todas.',
  empty: <p>Ninguém.</p>,
  columns,
  keyOf: ({ id }) => id,
  link: ({ id }) => ({ to: '/ficha/$id', params: { id } }) as unknown as LinkProps,
};

const names = () => screen.getAllByRole('link').map(({ textContent }) => textContent);
const focused = () => document.activeElement?.textContent;

describe('a list of twenty thousand', () => {
  it('draws the rows in sight alone, and says how many there are', async () => {
    renderList(<RecordList {...given} rows={people(20_000)} />);
    const table = await screen.findByRole('table', { name: 'Pessoas' });
    expect(table.getAttribute('aria-rowcount')).toBe('20001');
    expect(names().length).toBeLessThan(60);
  });

  it('is one stop of the tab key; arrows move, End goes to the last, Enter opens', async () => {
    const { user, router } = renderList(<RecordList {...given} rows={people(20_000)} fixed />);
    await screen.findByRole('table');
    await user.tab();
    expect(focused()).toBe('Pessoa 0');
    await user.keyboard('{ArrowDown}{ArrowDown}{ArrowUp}');
    expect(focused()).toBe('Pessoa 1');
    await user.keyboard('{End}');
    await waitFor(() => expect(focused()).toBe('Pessoa 19999'));
    await user.keyboard('{Enter}');
    await screen.findByText('Ficha');
    expect(router.state.location.pathname).toBe('/ficha/19999');
  });
});

describe('a list of records', () => {
  it('puts the focus back on the row that was opened', async () => {
    const { user, router } = renderList(<RecordList {...given} />);
    await user.click(await screen.findByText('Pessoa 2'));
    await screen.findByText('Ficha');
    act(() => router.history.back());
    await waitFor(() => expect(focused()).toBe('Pessoa 2'));
  });

  it('opens by a click anywhere on the row', async () => {
    const { user } = renderList(<RecordList {...given} />);
    await user.click(await screen.findByText('14 anos'));
    expect(await screen.findByText('Ficha')).toBeDefined();
  });

  it('is sorted by a column, which the address keeps', async () => {
    const { user, router } = renderList(<RecordList {...given} rows={people(15)} />);
    await user.click(await screen.findByRole('button', { name: 'Idade' }));
    await user.click(await screen.findByRole('button', { name: 'Idade' }));
    await waitFor(() => expect(names().slice(0, 2)).toEqual(['Pessoa 12', 'Pessoa 11']));
    expect(router.state.location.search).toEqual({ ordem: '-idade' });
    const head = screen.getByRole('columnheader', { name: 'Idade' });
    expect(head.getAttribute('aria-sort')).toBe('descending');
  });

  it('that is read page by page is ordered by its source, by what it can be ordered by', async () => {
    const all = people(15);
    const rows: Paged<Person> = {
      count: 15,
      order: 'nome',
      orders: ['nome'],
      at: (index) => all[index],
      onRange: () => {},
      all: async () => all,
    };
    const { user, router } = renderList(<RecordList {...given} rows={rows} />);
    const head = await screen.findByRole('columnheader', { name: 'Nome' });
    expect(head.getAttribute('aria-sort')).toBe('ascending');
    expect(screen.queryByRole('button', { name: 'Idade' })).toBeNull();
    await user.tab();
    expect(focused()).toBe('Nome');
    await user.keyboard('{Enter}');
    await waitFor(() => expect(router.state.location.search).toEqual({ ordem: '-nome' }));
    expect(names()[0]).toBe('Pessoa 0');
  });

  it('is not called empty while something is still arriving', async () => {
    const { unmount } = renderList(<RecordList {...given} rows={[]} isAll={false} />);
    expect(await screen.findByText('Ainda não chegaram todas.')).toBeDefined();
    expect(screen.queryByText('Ninguém.')).toBeNull();
    unmount();
    renderList(<RecordList {...given} rows={[]} />);
    expect(await screen.findByText('Ninguém.')).toBeDefined();
  });

  it('offers what can be done with a record', async () => {
    const done = vi.fn<(name: string) => void>();
    const menu = {
      label: ({ name }: Person) => `Ações de ${name}`,
      actions: ({ name }: Person) => [{ label: 'Editar', act: () => done(name) }],
    };
    const { user } = renderList(<RecordList {...given} menu={menu} />);
    await user.click(await screen.findByRole('button', { name: 'Ações de Pessoa 1' }));
    await user.click(await screen.findByRole('menuitem', { name: 'Editar' }));
    expect(done).toHaveBeenCalledExactlyOnceWith('Pessoa 1');
    expect(screen.queryByText('Ficha')).toBeNull();
  });
});

describe('on a phone', () => {
  it('a record is its name, and under it what is looked for', async () => {
    renderList(<RecordList {...given} />, { isPhone: true });
    const list = await screen.findByRole('list', { name: 'Pessoas' });
    const [, second] = within(list).getAllByRole('listitem');
    expect(second?.textContent).toBe('Pessoa 17 anos');
  });

  it('the order is chosen from a menu', async () => {
    const { user } = renderList(<RecordList {...given} />, {
      path: '/lista?ordem=nome',
      isPhone: true,
    });
    await user.click(await screen.findByRole('button', { name: 'Ordenar' }));
    await user.click(await screen.findByRole('menuitem', { name: 'Nome' }));
    await waitFor(() => expect(names()[0]).toBe('Pessoa 2'));
  });
});

describe('in print', () => {
  it('all rows are drawn', async () => {
    renderList(<RecordList {...given} rows={people(120)} />);
    await screen.findByRole('table');
    act(() => void window.dispatchEvent(new Event('beforeprint')));
    expect(names()).toHaveLength(120);
    act(() => void window.dispatchEvent(new Event('afterprint')));
    expect(names().length).toBeLessThan(60);
  });

  it('a list that is read page by page is read whole before', async () => {
    const all = people(120);
    const paged: Paged<Person> = {
      count: 120,
      at: (index) => (index < 50 ? all[index] : undefined),
      onRange: () => {},
      all: async () => all,
    };
    const printed: number[] = [];
    window.print = () => printed.push(names().length);
    const { user } = renderList(<RecordList {...given} rows={paged} printable />);
    await user.click(await screen.findByRole('button', { name: 'Imprimir a lista' }));
    await waitFor(() => expect(printed).toEqual([120]));
    await user.keyboard('{Control>}p{/Control}');
    await waitFor(() => expect(printed).toEqual([120, 120]));
  });
});
