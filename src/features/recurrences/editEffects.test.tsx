import { cleanup, screen } from '@testing-library/react';
import { afterEach, expect, it, vi } from 'vitest';
import {
  ana,
  daily,
  from,
  openRecurrences,
  recurrencesIn,
} from '../../../test/harness/practice/recurrences.ts';
import { sampleAppointment } from '../../../test/harness/practice/samples.ts';
import { renderScreen } from '../../../test/harness/page/screen.tsx';
import { addDays } from '../../domain/time/days.ts';
import { DialogHost } from '../../ui/dialogs.tsx';
import RecurrenceDialog from './RecurrenceDialog.tsx';

const LATER = { timeout: 12_000 };
vi.setConfig({ testTimeout: 60_000 });
afterEach(cleanup);

const dialogs = { recorrencia: RecurrenceDialog };
const said = (text: string | RegExp) => screen.findAllByText(text, {}, LATER);
const press = (name: string) => screen.findByRole('button', { name }, LATER);

it('says which sessions a change moves, from when to when, and that remarks move none', async () => {
  const booked = [0, 1].map((n) =>
    sampleAppointment(n, {
      patientId: ana.id,
      recurringAppointmentId: daily.id,
      occurrenceDay: addDays(from, n),
      startAt: `${addDays(from, n)}T${n === 0 ? 12 : 18}:00:00.000Z`,
      endAt: `${addDays(from, n)}T${n === 0 ? 13 : 19}:00:00.000Z`,
    }),
  );
  const { server, here } = await openRecurrences([daily], booked);
  const { user } = renderScreen(here.client, <DialogHost dialogs={dialogs} />, {
    path: `/?dialogo=recorrencia&alvo=${daily.id}`,
  });
  await user.type(await screen.findByLabelText(/^Observações/, {}, LATER), 'Sala 2');
  await user.click(await press('Salvar'));
  expect(await said('Nenhuma sessão marcada muda de dia ou de hora.')).toBeDefined();
  await user.click(await press('Voltar'));
  const end = await screen.findByLabelText(/^Fim/, {}, LATER);
  await user.clear(end);
  await user.type(end, '1015{Enter}');
  expect(await said(/^2 sessões futuras mudam.*nota ou pagamento ficam/)).toBeDefined();
  const [first, second] = screen.getAllByRole('listitem').map(({ textContent }) => textContent);
  expect(first).toMatch(/, 09:00 – 10:00 → 09:00 – 10:15$/);
  // A person had moved it.
  expect(second).toMatch(/, 15:00 – 16:00 → 09:00 – 10:15$/);
  expect((await recurrencesIn(server))[0]?.endTime).toBe('10:00');
  await user.click(await press('Alterar'));
  expect(await said('Recorrência atualizada com sucesso!')).toBeDefined();
  expect((await recurrencesIn(server))[0]?.endTime).toBe('10:15');
});
