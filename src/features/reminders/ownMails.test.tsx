import { cleanup, screen } from '@testing-library/react';
import { afterEach, expect, it } from 'vitest';
import { PageDevice } from '../../../test/harness/page/pageDevice.ts';
import { renderPage } from '../../../test/harness/page/renderPage.tsx';
import { samplePatient, sampleUser } from '../../../test/harness/practice/samples.ts';
import { OwnMails } from './OwnMails.tsx';

afterEach(cleanup);

const counts = { total: 1, active: 1, inactive: 0 };
const show = (remindersOffAt: string | null, answersMailed: boolean | null = null) => {
  const patient = samplePatient(1, { remindersOffAt });
  const device = new PageDevice({
    practice: { user: sampleUser(1, { role: 'patient', answersMailed }) } as never,
    'patients.list': { whole: { rows: [patient as never], matching: 1, counts } },
    'patients.byId': { patient, mark: 'saved' },
  });
  return { patient, ...renderPage(<OwnMails />, device), device };
};
const toggle = (name: string) => screen.findByRole('switch', { name });
const REMINDERS = 'Lembretes das sessões por email';
const ANSWERS = 'Respostas aos seus pedidos por email';

it.each([
  [null, true],
  ['2026-03-02T12:00:00.000Z', false],
])('a patient stops the own reminders, and has them again (off since %s)', async (off, isOn) => {
  const { device, patient, user } = show(off);
  expect(await toggle(REMINDERS)).toHaveProperty('checked', isOn);
  await user.click(await toggle(REMINDERS));
  expect(device.dispatched).toMatchObject([
    { name: 'patient.setReminders', args: { id: patient.id, isActive: !isOn } },
  ]);
});

it.each([null, false, true])(
  'a patient wishes answers by mail, which are off by default (%s)',
  async (answersMailed) => {
    const { device, user } = show(null, answersMailed);
    expect(await toggle(ANSWERS)).toHaveProperty('checked', answersMailed === true);
    await user.click(await toggle(ANSWERS));
    expect(device.dispatched).toMatchObject([
      { name: 'reminders.setAnswers', args: { isActive: answersMailed !== true } },
    ]);
  },
);
