import { useDevice } from '../../../client/live/DeviceProvider.tsx';
import type { Sent } from '../../../client/commands/useCommand.ts';
import { useHours } from '../../../client/time/useHours.ts';
import { recordOf } from '../../../data/queries/kit/known.ts';
import type { Span } from '../../../domain/availability/spans.ts';
import { useToast } from '../../../ui/toasts/toasts.ts';

/** Tells which of the wished times was granted, now or later, where it is not the first. */
export function useGrant(): (sent: Sent, id: string, first: Span) => Promise<void> {
  const { device } = useDevice();
  const { moment } = useHours();
  const toast = useToast();
  return async ({ key }, id, first) => {
    const { status } = await device.settled(key);
    if (status !== 'done') return;
    const row = recordOf(await device.query('appointments.byId', { id }))?.row;
    if (!row || row.startAt === first.startAt) return;
    toast({
      message: `Sua sessão ficou para ${moment(row.startAt)}`,
      detail: 'O primeiro horário que você escolheu já estava ocupado.',
    });
  };
}
