import { cleanup, render, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { afterEach, describe, expect, it } from 'vitest';
import { answer, onlineOver } from '../../../test/harness/page/onlineOver.ts';
import { changeEmailCall } from '../../domain/contract/auth.ts';
import { disposalsCall } from '../../domain/contract/records.ts';
import { Fetched } from '../../ui/states/Fetched.tsx';
import { OnlineProvider } from './OnlineProvider.tsx';
import { useOnline } from './useOnline.ts';
import { useOnlineAction } from './useOnlineAction.ts';

afterEach(cleanup);

const CUT = 'Erro de conexão. Verifique sua internet e tente novamente.';
const ours = (body: unknown) => answer(200, body);
const cut = (): Promise<Response> => Promise.reject(new TypeError('fetch'));

/** A server whose next answer the test chooses. */
function serverOf(first: () => Response | Promise<Response>) {
  const server = { respond: first };
  return { server, ...onlineOver(() => server.respond()) };
}

describe('what only the server has', () => {
  function Terms() {
    const terms = useOnline(disposalsCall, {});
    return (
      <>
        <Fetched of={terms}>{(found) => <p>{found.length} termos</p>}</Fetched>
        <button onClick={terms.retry}>Atualizar</button>
      </>
    );
  }
  function show(first: () => Response | Promise<Response>) {
    const { server, online, sent } = serverOf(first);
    render(
      <OnlineProvider online={online}>
        <Terms />
      </OnlineProvider>,
    );
    return { server, sent, user: userEvent.setup({ delay: null }) };
  }

  it('is waited for and then shown', async () => {
    show(() => ours([]));
    expect(screen.getByText('Carregando…')).toBeDefined();
    expect(await screen.findByText('0 termos')).toBeDefined();
  });

  it('says kindly that there is no network, and is there when the person asks again', async () => {
    const { server, user } = show(cut);
    expect(await screen.findByText(CUT)).toBeDefined();
    server.respond = () => ours([]);
    await user.click(screen.getByRole('button', { name: 'Tentar novamente' }));
    expect(await screen.findByText('0 termos')).toBeDefined();
    expect(screen.queryByText(CUT)).toBeNull();
  });

  it('comes by itself when the network is back', async () => {
    const { server, sent } = show(cut);
    await screen.findByText(CUT);
    server.respond = () => ours([]);
    dispatchEvent(new Event('online'));
    expect(await screen.findByText('0 termos')).toBeDefined();
    expect(sent).toHaveLength(2);
  });

  it('stays, with its time, when it cannot be asked for again', async () => {
    const { server, user } = show(() => ours([]));
    await screen.findByText('0 termos');
    server.respond = cut;
    await user.click(screen.getByRole('button', { name: 'Atualizar' }));
    expect(await screen.findByText(/O que aparece aqui é de \d\d:\d\d\./)).toBeDefined();
    expect(screen.getByText('0 termos')).toBeDefined();
  });

  it.each([
    ['a portal’s page', () => new Response('<html>', { status: 200 }), CUT],
    ['another shape', () => ours({ data: [] }), /A resposta não veio como esperado/],
    ['a refusal', () => answer(403, {}), /Acesso negado/],
  ])('is not taken from %s', async (_what, respond, words) => {
    show(respond);
    expect(await screen.findByText(words)).toBeDefined();
    expect(screen.queryByText(/termos/)).toBeNull();
  });
});

describe('an act that only works online', () => {
  function Change() {
    const { run, saving, failure, fields } = useOnlineAction(changeEmailCall);
    const body = { email: 'nova@exemplo.com', password: 'segredo' };
    return (
      <>
        <button onClick={() => void run({ body })}>Enviar</button>
        <p>{saving ? 'Enviando' : (failure ?? 'Pronto')}</p>
        <p>{fields['email']}</p>
      </>
    );
  }
  function show(first: () => Response | Promise<Response>) {
    const { server, online, sent } = serverOf(first);
    render(
      <OnlineProvider online={online}>
        <Change />
      </OnlineProvider>,
    );
    const send = () => userEvent.setup({ delay: null }).dblClick(screen.getByRole('button'));
    const keys = () =>
      sent.map(({ init }) => (init.headers as Record<string, string>)['idempotency-key']);
    return { server, sent, send, keys };
  }
  const done = () => ours({ success: true, message: 'Feito.' });

  it('happens once for a double click', async () => {
    let open = (_answer: Response) => {};
    const { send, sent } = show(() => new Promise((resolve) => (open = resolve)));
    await send();
    expect(sent).toHaveLength(1);
    open(done());
    expect(await screen.findByText('Pronto')).toBeDefined();
  });

  it('is the same act when it is repeated after an answer that was lost', async () => {
    const { server, send, keys } = show(cut);
    await send();
    await screen.findByText(CUT);
    server.respond = done;
    await send();
    await screen.findByText('Pronto');
    const [first, ...others] = keys();
    expect(first).toMatch(/^[\da-f-]{36}$/);
    expect(others[0]).toBe(first);
  });

  it('says what is wrong with a field', async () => {
    const fields = { email: 'Email inválido' };
    const { send } = show(() =>
      answer(422, { code: 'invalid_arguments', message: 'x', details: { fields } }),
    );
    await send();
    expect(await screen.findByText('Email inválido')).toBeDefined();
  });
});
