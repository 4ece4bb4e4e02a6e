import { act, cleanup, screen, waitFor } from '@testing-library/react';
import { afterEach, describe, expect, it } from 'vitest';
import * as v from 'valibot';
import { renderList } from '../../../test/harness/page/renderList.tsx';
import { useAhead, useAskedNow } from './ahead.ts';

afterEach(cleanup);

const schema = v.object({
  status: v.optional(v.picklist(['paid', 'pending'])),
  pagina: v.optional(v.number()),
});

function Asked() {
  const { state, change, clear } = useAhead(schema);
  const asked = useAskedNow(schema);
  const next = () => change(({ pagina = 1 }) => ({ pagina: pagina + 1 }), { step: true });
  return (
    <>
      <output>{JSON.stringify(state)}</output>
      <button onClick={() => change({ status: 'pending', pagina: undefined })}>Pendentes</button>
      <button onClick={next}>Próxima</button>
      <button onClick={clear}>Limpar</button>
      <button onClick={() => change({ status: asked().status === 'paid' ? 'pending' : 'paid' })}>
        Outro
      </button>
    </>
  );
}

/** The list with what stands in its address, and an entry of the history before it. */
async function open(path: string) {
  const list = renderList(<Asked />, { path });
  await screen.findByText('Próxima');
  const press = (name: string) => act(() => screen.getByText(name).click());
  const said = () => list.router.state.location.search;
  return { ...list, press, said, shown: () => screen.getByRole('status').textContent };
}

describe('what is asked for', () => {
  it('is shown at once, and stands in the address a moment later, beside what stood there', async () => {
    const { press, said, shown } = await open('/lista?status=paid&outro=1');
    press('Pendentes');
    expect(shown()).toBe('{"status":"pending"}');
    expect(said()).toEqual({ status: 'paid', outro: 1 });
    await waitFor(() => expect(said()).toEqual({ status: 'pending', outro: 1 }));
    expect(shown()).toBe('{"status":"pending"}');
    press('Limpar');
    expect(shown()).toBe('{}');
    await waitFor(() => expect(said()).toEqual({ outro: 1 }));
  });

  it('adds up when it changes faster than the address follows, and is one step back', async () => {
    const { press, said, shown, router } = await open('/lista');
    for (let turn = 0; turn < 3; turn++) press('Próxima');
    expect(shown()).toBe('{"pagina":4}');
    await waitFor(() => expect(said()).toEqual({ pagina: 4 }));
    act(() => router.history.back());
    await waitFor(() => expect(shown()).toBe('{}'));
    expect(said()).toEqual({});
  });

  it('is undone before the address has followed: then nothing is written', async () => {
    const { press, said, shown, router } = await open('/lista?status=paid');
    const length = router.history.length;
    press('Outro');
    press('Outro');
    expect(shown()).toBe('{"status":"paid"}');
    await new Promise((resolve) => setTimeout(resolve, 150));
    expect(said()).toEqual({ status: 'paid' });
    expect(router.history.length).toBe(length);
  });

  it('keeps what else the address says meanwhile, such as a dialog that was opened', async () => {
    const { press, said, router } = await open('/lista');
    press('Pendentes');
    await act(() => router.navigate({ to: '.', search: { dialogo: 'sessao' } } as never));
    await waitFor(() => expect(said()).toEqual({ status: 'pending', dialogo: 'sessao' }));
  });

  it('is dropped by who goes elsewhere before, and not there after coming back', async () => {
    const { press, said, router } = await open('/lista');
    press('Pendentes');
    await act(() => router.navigate({ to: '/ficha/1' } as never));
    await screen.findByText('Ficha');
    await new Promise((resolve) => setTimeout(resolve, 150));
    expect(said()).toEqual({});
    act(() => router.history.back());
    await screen.findByText('Próxima');
    expect(screen.getByRole('status').textContent).toBe('{}');
  });

  it('gives way to who goes back to another state of the same screen', async () => {
    const { press, said, shown, router } = await open('/lista?status=paid');
    await act(() => router.navigate({ to: '.', search: {} } as never));
    press('Pendentes');
    act(() => router.history.back());
    await waitFor(() => expect(shown()).toBe('{"status":"paid"}'));
    expect(said()).toEqual({ status: 'paid' });
  });
});
