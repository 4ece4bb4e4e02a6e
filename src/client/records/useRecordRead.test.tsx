import { cleanup, render } from '@testing-library/react';
import { afterEach, expect, it } from 'vitest';
import { pageClient } from '../../../test/harness/page/pageClient.ts';
import { PageDevice } from '../../../test/harness/page/pageDevice.ts';
import type { Role } from '../../domain/users/role.ts';
import { DeviceProvider } from '../live/DeviceProvider.tsx';
import { usePatientRead } from './useRecordRead.ts';

afterEach(cleanup);

type Patient = Parameters<typeof usePatientRead>[0];

function Opened({ patient }: { patient: Patient }) {
  usePatientRead(patient);
  return null;
}

/** Returns what a person's device keeps of an opened patient. */
function opened(role: Role, patient: Patient) {
  const device = new PageDevice();
  const client = pageClient(device);
  const actor = { ...client.actor, userId: 'ana', role };
  render(
    <DeviceProvider client={{ ...client, actor }}>
      <Opened patient={patient} />
    </DeviceProvider>,
  );
  return device.opened;
}

const held = { id: 'davi', psychologistId: 'ana', recordHolderId: null };

it.each([
  ['a psychologist who holds the record', 'psych', held, 'health'],
  ['a successor before it comes', 'psych', { ...held, recordHolderId: 'bia' }, 'registration'],
  ['an administrator', 'administrator', held, 'registration'],
] as const)('keeps of %s just what was seen', (_who, role, patient, part) => {
  expect(opened(role, patient)).toEqual([{ patientId: 'davi', part }]);
});

it('keeps nothing of what patients open of themselves, or while nothing is shown', () => {
  expect(opened('patient', held)).toEqual([]);
  expect(opened('psych', null)).toEqual([]);
});
