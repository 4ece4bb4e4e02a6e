import { cleanup, screen, waitFor } from '@testing-library/react';
import { type ComponentType } from 'react';
import { afterEach, describe, expect, it, vi } from 'vitest';
import { makeBlock, makeBreak, makePeriod } from '../../../test/fixtures/availability.ts';
import {
  psych,
  psychId,
  sampleId,
  sampleTenant,
  sampleUser,
} from '../../../test/harness/practice/samples.ts';
import { connectDevice, openPractice, renderScreen } from '../../../test/harness/page/screen.tsx';
import type { CommandEditorProps } from '../../client/commands/commandEditor.ts';
import { LiveQueries } from '../../client/live/liveQueries.ts';
import { recordOf } from '../../data/queries/kit/known.ts';
import type { Device } from '../../data/device.ts';
import { addDays } from '../../domain/time/days.ts';
import { instantOf, wallClock } from '../../domain/time/zone.ts';
import { AvailabilityTab } from './panels/AvailabilityTab.tsx';
import * as editors from './editors.ts';

const LATER = { timeout: 12_000 };
vi.setConfig({ testTimeout: 40_000 });
afterEach(cleanup);

const ZONE = sampleTenant.timeZone;
const day = addDays(wallClock(new Date().toISOString(), ZONE).day, 3);
const at = (minutes: number) => instantOf({ day, minutes }, ZONE);
const [THERE, NEW] = [sampleId(6, 1), sampleId(6, 2)];
const own = { id: THERE, psychologistId: psychId };
const span = { startAt: at(600), endAt: at(660) };

async function practice() {
  const server = await openPractice({
    tenants: [sampleTenant],
    users: [sampleUser(1, { name: 'Olívia' })],
    recurringBreaks: [makeBreak(own)],
    availabilityBlocks: [makeBlock({ ...own, ...span })],
    availabilityPeriods: [makePeriod({ ...own, ...span })],
  });
  const here = connectDevice(server, psych);
  // A change is reckoned by the practice's zone, which comes with the first page.
  await waitFor(async () => {
    const { tenant } = await here.device.query('practice', {});
    expect(recordOf(tenant)?.timeZone).toBe(ZONE);
  }, LATER);
  return here;
}

interface Refused {
  readonly name: Parameters<Device['dispatch']>[0];
  readonly Editor: unknown;
  readonly args: object;
  /** A field as it was sent, and what is typed into it instead. */
  readonly field: readonly [label: RegExp, sent: string, mended: string];
  /** What is sent again. */
  readonly expected: object;
}

const refused: readonly Refused[] = [
  {
    name: 'recurringBreak.create',
    Editor: editors.NewBreakEditor,
    args: { id: NEW, dayOfWeek: 2, startTime: '12:00', endTime: '13:00', description: 'Almoço' },
    field: [/^Fim/, '13:00', '13:30'],
    expected: { id: NEW, dayOfWeek: 2, startTime: '12:00', endTime: '13:30' },
  },
  {
    name: 'recurringBreak.update',
    Editor: editors.BreakEditor,
    args: { id: THERE, endTime: '11:00' },
    field: [/^Fim/, '11:00', '11:15'],
    expected: { id: THERE, endTime: '11:15' },
  },
  {
    name: 'availabilityBlock.create',
    Editor: editors.NewBlockEditor,
    args: { id: NEW, ...span, reason: 'Curso de férias' },
    field: [/^Motivo/, 'Curso de férias', 'Congresso'],
    expected: { id: NEW, ...span, reason: 'Congresso' },
  },
  {
    name: 'availabilityBlock.update',
    Editor: editors.BlockEditor,
    args: { id: THERE, reason: 'Viagem' },
    field: [/^Motivo/, 'Viagem', 'Viagem longa'],
    expected: { id: THERE, reason: 'Viagem longa' },
  },
  {
    name: 'availabilityPeriod.create',
    Editor: editors.NewPeriodEditor,
    args: { id: NEW, ...span, slotDuration: 30, notes: 'Só online' },
    field: [/^Fim/, '11:00', '12:00'],
    expected: { id: NEW, startAt: at(600), endAt: at(720), slotDuration: 30, notes: 'Só online' },
  },
  {
    name: 'availabilityPeriod.createWeekly',
    Editor: editors.WeekEditor,
    args: { id: NEW, daysOfWeek: [1, 3], startTime: '08:00', endTime: '12:00' },
    field: [/^Fim/, '12:00', '11:00'],
    expected: { id: NEW, daysOfWeek: [1, 3], startTime: '08:00', endTime: '11:00' },
  },
  {
    name: 'availabilityPeriod.update',
    Editor: editors.PeriodEditor,
    args: { id: THERE, notes: 'Presencial' },
    field: [/^Observações/, 'Presencial', 'Só à tarde'],
    expected: { id: THERE, notes: 'Só à tarde' },
  },
];

describe('a refused change of the times', () => {
  it.each(refused)(
    '($name) opens with what was sent, says why, and is sent again as it was mended',
    async ({ name, Editor, args, field: [label, sent, mended], expected }) => {
      const here = await practice();
      const Form = Editor as ComponentType<CommandEditorProps>;
      const again = vi.fn<(args: object) => void>();
      const { user } = renderScreen(
        here.client,
        <Form
          args={args as never}
          refusal={{ reason: 'O servidor não aceitou.', fields: {} }}
          onSubmit={async (changed) => {
            const key = await here.device.dispatch(name, changed as never);
            expect(await here.device.settled(key)).toEqual({ status: 'done' });
            again(changed);
          }}
          onReplaced={async () => {}}
          onClose={() => {}}
        />,
      );
      const input = await screen.findByLabelText<HTMLInputElement>(label, {}, LATER);
      expect(screen.getByText('O servidor não aceitou.')).toBeDefined();
      expect(input.value).toBe(sent);
      await user.clear(input);
      await user.type(input, mended);
      await user.click(screen.getByRole('button', { name: 'Salvar e enviar de novo' }));
      await waitFor(() => expect(again).toHaveBeenCalledOnce(), LATER);
      expect(again.mock.calls[0]?.[0]).toMatchObject(expected);
    },
  );
});

it('periods that cannot be read are said to be so, beside breaks and blocks, and tried again', async () => {
  const here = await practice();
  let isBroken = true;
  const { device } = here;
  const subscribe: Device['subscribe'] = async (name, ...rest) => {
    if (name === 'periods.list' && isBroken) throw new Error('disk');
    return device.subscribe(name, ...rest);
  };
  const client = { ...here.client, live: new LiveQueries({ ...device, subscribe }) };
  vi.spyOn(console, 'error').mockReturnValue();
  const { user } = renderScreen(client, <AvailabilityTab onProfileSaved={() => {}} />);
  expect(await screen.findByText('Erro ao carregar períodos', {}, LATER)).toBeDefined();
  expect(await screen.findByRole('button', { name: 'Quarta' }, LATER)).toBeDefined();
  isBroken = false;
  await user.click(screen.getByRole('button', { name: 'Tentar novamente' }));
  expect(await screen.findByRole('button', { name: 'Novo período' }, LATER)).toBeDefined();
  expect(screen.queryByText('Erro ao carregar períodos')).toBeNull();
});
