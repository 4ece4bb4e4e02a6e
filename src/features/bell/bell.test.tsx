import { cleanup, screen, within } from '@testing-library/react';
import { afterEach, expect, it, vi } from 'vitest';
import { PageDevice } from '../../../test/harness/pageDevice.ts';
import { psych, sampleId } from '../../../test/harness/samples.ts';
import { renderScreen } from '../../../test/harness/screen.tsx';
import { LiveQueries } from '../../client/liveQueries.ts';
import type { Bell, BellItem } from '../../data/queries/bell.ts';
import { BellButton } from './BellButton.tsx';

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
  await user.click(within(panel).getByRole('button', { name: /^Paciente 1/ }));
  expect(router.state.location.search).toMatchObject({ dialogo: 'nota', alvo: item(1).target });
});
