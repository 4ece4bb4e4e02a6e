import * as v from 'valibot';
import { useActor } from '../../client/live/DeviceProvider.tsx';
import type { User } from '../../domain/users/user.ts';
import { usePsychologists } from '../../pieces/people/usePsychologists.ts';
import { useAddress } from '../../ui/address/address.ts';

const managedAddress = v.object({ psicologo: v.optional(v.string()) });

export interface Managed {
  /** `null` where a clinic has nobody who holds sessions, or nobody has arrived. */
  readonly psychologistId: string | null;
  /** Among whom an administrator chooses; nobody else does. */
  readonly choices: readonly User[];
  readonly choose: (psychologistId: string | null) => void;
}

/** Whose times are managed: one's own, or of the psychologist whom an administrator has chosen, in the address. */
export function useManaged(): Managed {
  const { role, userId } = useActor();
  const psychologists = usePsychologists();
  const { state, change } = useAddress(managedAddress);
  const choose = (psychologistId: string | null) =>
    change({ psicologo: psychologistId ?? undefined });
  if (role !== 'administrator') return { psychologistId: userId, choices: [], choose };
  const chosen = psychologists.find(({ id }) => id === state.psicologo) ?? psychologists[0];
  return { psychologistId: chosen?.id ?? null, choices: psychologists, choose };
}
