import { ThemeProvider } from '@mui/material/styles';
import {
  createMemoryHistory,
  createRootRoute,
  createRoute,
  createRouter,
  linkOptions,
  Outlet,
  RouterProvider,
  useParams,
} from '@tanstack/react-router';
import { cleanup, render, screen, waitFor } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { theme } from '../../app/theme.ts';
import type { Column } from '../list/columns.ts';
import { RecordList } from '../list/RecordList.tsx';
import { ListBeside } from './ListBeside.tsx';
import { useEscape } from './useEscape.ts';

vi.setConfig({ testTimeout: 40_000 });
beforeEach(() => vi.spyOn(Element.prototype, 'clientHeight', 'get').mockReturnValue(600));
afterEach(() => {
  cleanup();
  vi.restoreAllMocks();
});

const people = Array.from({ length: 200 }, (_, index) => ({ id: String(index) }));
type Person = (typeof people)[number];
const columns: Column<Person>[] = [
  { name: 'nome', label: 'Nome', cell: ({ id }) => `Pessoa ${id}` },
];
const open = ({ id }: Person) =>
  linkOptions({ to: '/lista/$id' as never, params: { id } as never, search: true });
const LIST = linkOptions({ to: '/lista' as never, search: true });

const People = () => (
  <RecordList
    label="Pessoas"
    rows={people}
    isAll
    arriving=""
    empty={null}
    columns={columns}
    keyOf={({ id }) => id}
    link={open}
  />
);

function Screen() {
  const { id } = useParams({ strict: false }) as { id?: string };
  const record = id === undefined ? null : <Outlet />;
  return (
    <ListBeside
      label="Lista de pessoas"
      list={<People />}
      filters={<p>Filtros</p>}
      rows={<People />}
      record={record}
    />
  );
}

function Record() {
  const { id } = useParams({ strict: false }) as { id: string };
  useEscape(LIST);
  return (
    <>
      <h1>Ficha {id}</h1>
      <RecordList
        label="Sessões"
        rows={people.slice(0, 2)}
        isAll
        arriving=""
        empty={null}
        columns={columns}
        keyOf={({ id: session }) => session}
        orderIn="sessoes"
      />
    </>
  );
}

/** A list at `/lista` with its records below, in a window so many pixels wide. */
function show(width: number, path = '/lista?busca=x') {
  window.scrollTo = () => {};
  window.matchMedia = (media) =>
    Object.assign(new EventTarget(), {
      media,
      matches: width >= Number(/min-width: (\d+)px/.exec(media)?.[1] ?? Infinity),
      onchange: null,
      addListener: () => {},
      removeListener: () => {},
    });
  const root = createRootRoute({
    component: () => (
      <ThemeProvider theme={theme}>
        <Outlet />
      </ThemeProvider>
    ),
  });
  const list = createRoute({ getParentRoute: () => root, path: '/lista', component: Screen });
  const record = createRoute({ getParentRoute: () => list, path: '$id', component: Record });
  const router = createRouter({
    routeTree: root.addChildren([list.addChildren([record])]),
    history: createMemoryHistory({ initialEntries: [path] }),
  });
  render(<RouterProvider router={router as never} />);
  return { router, user: userEvent.setup({ delay: null }) };
}

const heading = (id: number) => screen.findByRole('heading', { name: `Ficha ${id}` });
const focused = () => document.activeElement?.textContent;

describe('a list that leads to records', () => {
  it('stays beside the opened one: arrows move, Enter opens the next, Esc closes them all', async () => {
    const { router, user } = show(1280);
    await user.click(await screen.findByRole('link', { name: 'Pessoa 3' }));
    await heading(3);
    expect(screen.getByRole('region', { name: 'Lista de pessoas' })).toBeDefined();
    await waitFor(() => expect(focused()).toBe('Pessoa 3'));
    expect(document.activeElement?.getAttribute('aria-current')).toBe('page');
    await user.keyboard('{ArrowDown}{ArrowDown}');
    await waitFor(() => expect(focused()).toBe('Pessoa 5'));
    await heading(3);
    await user.keyboard('{Enter}');
    await heading(5);
    expect(router.state.location.href).toBe('/lista/5?busca=x');
    expect(focused()).toBe('Pessoa 5');
    await user.keyboard('{Escape}');
    await waitFor(() => expect(router.state.location.href).toBe('/lista?busca=x'));
    await waitFor(() => expect(focused()).toBe('Pessoa 5'));
    expect(screen.getByRole('table', { name: 'Pessoas' })).toBeDefined();
  });

  it('stands beside a record that was opened by its address', async () => {
    const { router, user } = show(1280, '/lista/7?busca=x');
    await heading(7);
    // Where the record shares the page, a table would be wider than its place.
    expect(await screen.findByRole('list', { name: 'Sessões' })).toBeDefined();
    const current = await screen.findByRole('link', { name: 'Pessoa 7' });
    expect(current.getAttribute('aria-current')).toBe('page');
    await user.keyboard('{Escape}');
    await waitFor(() => expect(router.state.location.href).toBe('/lista?busca=x'));
  });

  it('gives the page to the record where there is no room for both', async () => {
    const { router, user } = show(1000);
    await user.click(await screen.findByRole('link', { name: 'Pessoa 3' }));
    await heading(3);
    expect(screen.queryByRole('link', { name: 'Pessoa 3' })).toBeNull();
    await user.keyboard('{Escape}');
    await waitFor(() => expect(router.state.location.href).toBe('/lista?busca=x'));
    await waitFor(() => expect(focused()).toBe('Pessoa 3'));
  });
});
