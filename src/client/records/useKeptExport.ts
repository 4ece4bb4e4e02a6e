import { useToast } from '../../ui/toasts/toasts.ts';
import { useDevice } from '../live/DeviceProvider.tsx';

const NOT_KEPT = {
  message: 'Não foi possível exportar',
  detail:
    'Este aparelho não conseguiu registrar a exportação. Verifique o espaço e tente novamente.',
  tone: 'error',
} as const;

/** A file or a sheet that leaves the practice. */
export interface PaymentsOut {
  readonly patientIds: readonly string[];
  /** Patients or payers in it, where they are not told by id. */
  readonly patients?: number;
  readonly payments: number;
  /** 0 on paper. */
  readonly bytes: number;
}

/**
 * Returns what keeps that payments leave as a file or on paper, and then hands them out.
 * What this device cannot keep is not handed out, and a toast says so.
 */
export function useKeptExport(): (out: PaymentsOut, hand: () => void) => Promise<void> {
  const { device } = useDevice();
  const toast = useToast();
  return async ({ patientIds, patients, payments, bytes }, hand) => {
    const ids = [...new Set(patientIds)];
    const counts = { patients: patients ?? ids.length, sessions: 0, notes: 0, payments, bytes };
    try {
      await device.recordExport({ kind: 'payments', patientIds: ids, counts });
    } catch {
      toast(NOT_KEPT);
      return;
    }
    hand();
  };
}

/** Returns how large a text is as a file. */
export const bytesOf = (text: string): number => new TextEncoder().encode(text).length;
