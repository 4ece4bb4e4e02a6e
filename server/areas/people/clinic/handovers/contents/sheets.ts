import { uuidv7 } from '../../../../../../src/domain/core/id.ts';
import type { ServerChange } from '../../../../../engine/documents/change.ts';
import type { ServerParts } from '../../../../../kernel/parts.ts';
import { writeSheets } from '../../../../records/retention/public.ts';

/** Gives the successor the days of past sessions and the register of issued documents. */
export const passSheets = (
  change: ServerChange,
  { clock, random }: ServerParts,
  tenantId: string,
  patientId: string,
  holderId: string,
): Promise<void> =>
  writeSheets(change, () => uuidv7(clock.now(), random), {
    tenantId,
    patientId,
    holderId,
    sealedAt: null,
  });
