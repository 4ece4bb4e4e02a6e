import { Dexie } from 'dexie';
import { DomainError } from '../../domain/core/errors.ts';

const FULL =
  'O armazenamento deste aparelho está cheio. Seu texto continua aqui; libere espaço e tente de novo.';
const FAILED = 'Não foi possível guardar neste aparelho. Seu texto continua aqui; tente de novo.';

/** Dexie wraps what the browser says, sometimes twice: an aborted transaction, then its reason. */
function namesOf(error: unknown): string[] {
  const names: string[] = [];
  let current = error;
  while (typeof current === 'object' && current !== null && names.length < 5) {
    const { name, inner } = current as { name?: unknown; inner?: unknown };
    if (typeof name === 'string') names.push(name);
    current = inner;
  }
  return names;
}

const isStorageFailure = (error: unknown): boolean =>
  error instanceof Dexie.DexieError ||
  (typeof DOMException === 'function' && error instanceof DOMException);

/** What the disk said as something to show; anything else (a rule's no, a fault of ours) as it came. */
export function storageError(error: unknown): unknown {
  if (namesOf(error).includes('QuotaExceededError'))
    return new DomainError('quota_exceeded', FULL, 413);
  return isStorageFailure(error) ? new DomainError('storage_failed', FAILED) : error;
}

/**
 * Runs work on the device's disk.
 * @throws DomainError `quota_exceeded` or `storage_failed` for what the disk refuses
 */
export async function stored<T>(work: () => PromiseLike<T>): Promise<T> {
  try {
    return await work();
  } catch (error) {
    throw storageError(error);
  }
}
