import { cleanup, screen, waitFor, within } from '@testing-library/react';
import { afterEach, expect, it, vi } from 'vitest';
import { PageDevice } from '../../../test/harness/page/pageDevice.ts';
import { psych, sampleId } from '../../../test/harness/practice/samples.ts';
import { renderScreen } from '../../../test/harness/page/screen.tsx';
import { LiveQueries } from '../../client/live/liveQueries.ts';
import type { Bell, BellItem } from '../../data/queries/home/bell.ts';
import { bellKinds } from '../../domain/bell/needs.ts';
import { BellButton } from './BellButton.tsx';
import { TITLES } from './words.ts';

vi.setConfig({ testTimeout: 40_000 });
afterEach(cleanup);

const span = { startAt: '2026-03-02T12:00:00.000Z', endAt: '2026-03-02T12:50:00.000Z' };
const item = (n: number): BellItem => ({
  key: `no_note:${sampleId(4, n)}:k${n}`,
  kind: 'no_note',
  target: sampleId(4, n),
  name: `Paciente ${n}`,
  span,
  psychologistName: 'Helena Duarte',
  at: span.endAt,
});
const bellOf = (...numbers: number[]): Bell => ({
  groups: [{ kind: 'no_note', count: numbers.length, items: numbers.map(item) }],
  count: numbers.length,
});

it('counts what needs the person by its name, leads there, and puts it aside without losing the place', async () => {
  const device = new PageDevice({ 'bell.list': { whole: bellOf(1, 2, 3) } });
  const actor = { ...psych, name: 'Helena Duarte', email: 'h@exemplo.com' };
  const { user, router } = renderScreen(
    { device, live: new LiveQueries(device), actor },
    <BellButton />,
  );
  await user.click(await screen.findByRole('button', { name: 'Avisos: 3 precisam de você' }));
  const panel = await screen.findByRole('dialog', { name: 'Avisos' });
  const group = within(panel).getByRole('list', { name: 'Sessões sem nota (3)' });
  within(group).getByRole('button', { name: 'Dispensar: Paciente 2' }).focus();
  await user.keyboard('{Enter}');
  expect(device.dispatched.at(-1)).toMatchObject({
    name: 'bell.dismiss',
    args: { keys: [item(2).key] },
  });
  device.show({ 'bell.list': { whole: bellOf(1, 3) } });
  await screen.findByRole('button', { name: 'Avisos: 2 precisam de você', hidden: true });
  expect(document.activeElement?.getAttribute('aria-label')).toBe('Dispensar: Paciente 3');
  await user.click(within(panel).getByRole('button', { name: /^Paciente 3/ }));
  expect(router.state.location.search).toMatchObject({ dialogo: 'nota', alvo: item(3).target });
});

const target = sampleId(4, 9);
it.each([
  ['refused', 'Alterações não aceitas', { dialogo: 'alteracoes', alvo: target }],
  ['conflict', 'Notas com dois textos', { dialogo: 'nota', alvo: target }],
  ['booking', 'Agendadas por pacientes', { dialogo: 'sessao', alvo: target }],
  ['cancellation', 'Canceladas por pacientes', { dialogo: 'sessao', alvo: target }],
  ['correction', 'Pedidos de correção de dados', { dialogo: 'correcao', alvo: target }],
  ['handover', 'Pedidos para passar ou lacrar prontuários', { dialogo: 'passagem', alvo: target }],
  ['recording', 'Gravações neste aparelho', { dialogo: 'nota', alvo: target }],
  ['no_note', 'Sessões sem nota', { dialogo: 'nota', alvo: target }],
  ['no_payment', 'Concluídas sem pagamento', { dialogo: 'pagamento', alvo: target }],
] as const)('%s stands under “%s” and leads to where it is settled', async (kind, title, place) => {
  const one = { ...item(9), kind, key: `${kind}:${target}:k` };
  const bell = { groups: [{ kind, count: 1, items: [one] }], count: 1 };
  const device = new PageDevice({ 'bell.list': { whole: bell } });
  const actor = { ...psych, name: 'Helena Duarte', email: 'h@exemplo.com' };
  const { user, router } = renderScreen(
    { device, live: new LiveQueries(device), actor },
    <BellButton />,
  );
  await user.click(await screen.findByRole('button', { name: 'Avisos: 1 precisa de você' }));
  const list = await screen.findByRole('list', { name: `${title} (1)` });
  await user.click(within(list).getByRole('button', { name: /^Paciente 9/ }));
  expect(router.state.location.search).toEqual(place);
});

it('a question about the calendar leads to the settings of the calendar', async () => {
  const one = { ...item(9), kind: 'calendar' as const, span: null, name: '4 sessões saíram' };
  const groups = [{ kind: 'calendar' as const, count: 1, items: [one] }];
  const device = new PageDevice({ 'bell.list': { whole: { groups, count: 1 } } });
  const actor = { ...psych, name: 'Helena Duarte', email: 'h@exemplo.com' };
  const { user, router } = renderScreen(
    { device, live: new LiveQueries(device), actor },
    <BellButton />,
  );
  await user.click(await screen.findByRole('button', { name: 'Avisos: 1 precisa de você' }));
  await user.click(await screen.findByRole('button', { name: /^4 sessões saíram/ }));
  await waitFor(() => expect(router.state.location.pathname).toBe('/app/configuracoes'));
  expect(router.state.location.search).toMatchObject({ aba: 'google' });
});

it('every kind of what needs a person has a title', () => {
  expect(Object.keys(TITLES)).toEqual([...bellKinds]);
});
