import type { Device } from '../../data/device.ts';
import { DomainError } from '../../domain/core/errors.ts';

/** What a message channel can carry of an error. */
const plain = (error: unknown) =>
  error instanceof DomainError
    ? {
        name: error.name,
        code: error.code,
        message: error.message,
        ...(error.details && { details: error.details }),
      }
    : {
        name: 'DeviceError',
        code: 'unknown',
        message: 'Ocorreu um erro inesperado neste aparelho. Tente novamente.',
      };

type Method = (...args: unknown[]) => Promise<unknown>;

/** The device with errors as plain data: a message channel would strip an Error of its code. */
export function plainErrors(device: Device): Device {
  const guarded =
    (method: Method): Method =>
    async (...args) => {
      try {
        return await method(...args);
      } catch (error) {
        // oxlint-disable-next-line typescript/only-throw-error -- Errors lose their code on the way.
        throw plain(error);
      }
    };
  return Object.fromEntries(
    Object.entries(device)
      .filter(([, member]) => typeof member === 'function')
      .map(([name, method]) => [name, guarded(method as Method)]),
  ) as unknown as Device;
}
