import { cleanup, screen, waitFor } from '@testing-library/react';
import { afterEach, beforeAll, expect, it, vi } from 'vitest';
import {
  psych,
  psychId,
  sampleAppointment,
  samplePatient,
  sampleTenant,
  sampleUser,
} from '../../../../test/harness/practice/samples.ts';
import {
  connectDevice,
  openPractice,
  renderScreen,
} from '../../../../test/harness/page/screen.tsx';
import { isWhole } from '../../../data/queries/kit/known.ts';
import { DOUBLE_MS } from '../../../features/search/useChoice.ts';
import { DialogHost } from '../../../ui/dialogs.tsx';
import { QuickSearch } from './QuickSearch.tsx';
import { SearchButton } from './SearchButton.tsx';

const LATER = { timeout: 12_000 };
const luisa = samplePatient(1, { name: 'Luísa Gonçalves', email: 'l@exemplo.br' });
const people = [luisa, samplePatient(2, { name: 'Bento Prado', email: 'b@exemplo.br' })];
const session = sampleAppointment(1, {
  patientId: luisa.id,
  startAt: '2025-03-12T13:00:00.000Z',
  endAt: '2025-03-12T13:50:00.000Z',
});

vi.setConfig({ testTimeout: 40_000 });
let here: ReturnType<typeof connectDevice>;
beforeAll(async () => {
  const server = await openPractice({
    tenants: [sampleTenant],
    users: [sampleUser()],
    patients: people,
    appointments: [session],
  });
  here = connectDevice(server, psych);
  const ask = { text: 'luisa', day: null, now: session.startAt };
  await vi.waitUntil(async () => {
    const found = await here.device.query('search.find', ask);
    return isWhole(found) && found.whole.patients.length > 0;
  });
  here.cut();
});
afterEach(async () => {
  cleanup();
  localStorage.clear();
  // What one test chose would swallow the next one's Enter.
  await new Promise((resolve) => setTimeout(resolve, DOUBLE_MS));
});

async function openSearch() {
  const page = renderScreen(
    here.client,
    <>
      <SearchButton />
      <DialogHost dialogs={{ busca: QuickSearch }} />
    </>,
  );
  const button = await screen.findByRole('button', { name: 'Buscar' }, LATER);
  button.focus();
  await page.user.keyboard('{Control>}k{/Control}');
  const field = await screen.findByRole<HTMLInputElement>('combobox', {}, LATER);
  await waitFor(() => expect(document.activeElement).toBe(field));
  return { ...page, button, field };
}

const active = () =>
  document.getElementById(document.activeElement?.getAttribute('aria-activedescendant') ?? '')
    ?.textContent;
const at = (router: Awaited<ReturnType<typeof openSearch>>['router']) =>
  router.state.location.pathname;

it('finds a patient without a network as the name sounds, and a double Enter opens them once', async () => {
  const { user, router } = await openSearch();
  const moves = vi.fn<() => void>();
  router.history.subscribe(moves);
  await user.keyboard('luiza goncalves{Enter}{Enter}');
  await waitFor(() => expect(at(router)).toBe(`/app/pacientes/${luisa.id}`), LATER);
  expect(moves).toHaveBeenCalledTimes(1);
  expect(JSON.stringify(router.state.location)).not.toMatch(/luiza/i);
  expect(localStorage.getItem(`sereno-recent-${psychId}`)).toBe(JSON.stringify([luisa.id]));
});

it('shows what was opened last, without its name being kept', async () => {
  localStorage.setItem(`sereno-recent-${psychId}`, JSON.stringify([luisa.id, 'gone']));
  await openSearch();
  await waitFor(() => expect(active()).toMatch(/^Luísa Gonçalves/));
  expect(screen.getByRole('group', { name: 'Abertos há pouco' }).children).toHaveLength(2);
});

it('finds the sessions of a day that is typed', async () => {
  const { user, router } = await openSearch();
  await user.keyboard('12/03/2025');
  await screen.findByRole('group', { name: 'Sessões em 12/03/2025' }, LATER);
  await waitFor(() => expect(active()).toBe('Luísa GonçalvesSessão · 12/03/2025 às 10:00'));
  await user.keyboard('{Enter}');
  await waitFor(
    () =>
      expect(router.state.location.search).toMatchObject({ dialogo: 'sessao', alvo: session.id }),
    LATER,
  );
});

it('goes through screens and actions with the keys, and Esc gives the focus back', async () => {
  const { user, button } = await openSearch();
  await user.keyboard('pagamento');
  await waitFor(() => expect(active()).toMatch(/^Registrar pagamento/));
  await user.clear(document.activeElement as HTMLElement);
  await waitFor(() => expect(active()).toMatch(/^Nova sessão/));
  await user.keyboard('{ArrowDown}');
  expect(active()).toMatch(/^Sessão agora/);
  await user.keyboard('{End}');
  expect(active()).toMatch(/^Configurações/);
  await user.keyboard('{ArrowDown}');
  expect(active()).toMatch(/^Nova sessão/);
  await user.keyboard('{Escape}');
  await waitFor(() => expect(document.activeElement).toBe(button));
});

it('takes 100 kB that are pasted, and says kindly that there is nothing', async () => {
  const { user, field } = await openSearch();
  await user.paste('ninguém '.repeat(12_500));
  expect(field.value).toHaveLength(100);
  await screen.findByText(/^Nada encontrado\. Tente/, {}, LATER);
  await user.keyboard('{Enter}');
  expect(screen.getByRole('dialog', { name: 'Buscar' })).toBeTruthy();
});
