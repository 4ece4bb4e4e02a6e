import { cleanup, screen } from '@testing-library/react';
import { afterEach, expect, it } from 'vitest';
import { PageDevice } from '../../../test/harness/pageDevice.ts';
import { renderPage } from '../../../test/harness/renderPage.tsx';
import { samplePatient } from '../../../test/harness/samples.ts';
import { OwnReminders } from './OwnReminders.tsx';

afterEach(cleanup);

const counts = { total: 1, active: 1, inactive: 0 };
const show = (remindersOffAt: string | null) => {
  const patient = samplePatient(1, { remindersOffAt });
  const device = new PageDevice({
    'patients.list': { whole: { rows: [patient as never], matching: 1, counts } },
    'patients.byId': { patient, mark: 'saved' },
  });
  return { patient, ...renderPage(<OwnReminders />, device), device };
};
const toggle = () => screen.findByRole('switch', { name: 'Lembretes das sessões por email' });

it.each([
  [null, true],
  ['2026-03-02T12:00:00.000Z', false],
])('a patient stops the own reminders, and has them again (off since %s)', async (off, isOn) => {
  const { device, patient, user } = show(off);
  expect(await toggle()).toHaveProperty('checked', isOn);
  await user.click(await toggle());
  expect(device.dispatched).toMatchObject([
    { name: 'patient.setReminders', args: { id: patient.id, isActive: !isOn } },
  ]);
});
