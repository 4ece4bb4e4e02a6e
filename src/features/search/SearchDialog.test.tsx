import { cleanup, screen, waitFor } from '@testing-library/react';
import { afterEach, expect, it, vi } from 'vitest';
import { PageDevice } from '../../../test/harness/page/pageDevice.ts';
import { renderScreen } from '../../../test/harness/page/screen.tsx';
import { psych, sampleId } from '../../../test/harness/practice/samples.ts';
import { LiveQueries } from '../../client/live/liveQueries.ts';
import { SearchDialog } from './SearchDialog.tsx';

vi.setConfig({ testTimeout: 30_000 });
afterEach(() => {
  cleanup();
  localStorage.clear();
});

const found = (text: string, names: readonly string[] = []) => ({
  text,
  patients: names.map((name, n) => ({ id: sampleId(3, n), name, isActive: true, next: null })),
  sessions: [],
});

function open(device: PageDevice) {
  const actor = { ...psych, name: 'Helena Duarte', email: 'h@exemplo.com' };
  const act = vi.fn<() => void>();
  const screens = [{ id: 'finance', label: 'Financeiro', about: 'Quem deve e o que entrou', act }];
  const client = { device, live: new LiveQueries(device), actor };
  const page = renderScreen(
    client,
    <SearchDialog screens={screens} actions={[]} onClose={() => {}} />,
  );
  return { ...page, act };
}

it('says that nothing was found only once the device has answered what is typed now', async () => {
  const device = new PageDevice({ 'search.find': { whole: found('') } });
  const { user } = open(device);
  await user.type(await screen.findByRole('combobox', { name: 'Buscar' }), 'zz');
  expect(screen.queryByText(/Nada encontrado/)).toBeNull();
  device.show({ 'search.find': { whole: found('zz') } });
  expect(await screen.findByText(/^Nada encontrado/)).toBeDefined();
  device.show({ 'search.find': { soFar: found('zz') } });
  await waitFor(() => expect(screen.queryByText(/Nada encontrado/)).toBeNull());
});

it('opens nothing of an earlier answer: Enter waits for the one to what is typed', async () => {
  const device = new PageDevice({ 'search.find': { whole: found('', ['Bento Prado']) } });
  const { user, router } = open(device);
  await user.type(await screen.findByRole('combobox', { name: 'Buscar' }), 'lu{Enter}');
  expect(router.state.location.pathname).toBe('/');
  device.show({ 'search.find': { whole: found('lu', ['Luísa Gonçalves']) } });
  await vi.waitFor(() => expect(router.state.location.pathname).toContain(sampleId(3, 0)));
});

it('finds a screen by what it is for, and keeps it among what was opened last', async () => {
  const device = new PageDevice({ 'search.find': { whole: found('') } });
  const { user, act } = open(device);
  await user.type(await screen.findByRole('combobox', { name: 'Buscar' }), 'quem deve');
  await user.click(await screen.findByRole('option', { name: /^Financeiro/ }));
  expect(act).toHaveBeenCalledOnce();
  cleanup();
  open(device);
  const recent = await screen.findByRole('group', { name: 'Abertos há pouco' });
  expect(recent.textContent).toContain('Financeiro');
});
