import { cleanup, screen } from '@testing-library/react';
import { afterEach, expect, it, vi } from 'vitest';
import { PageDevice } from '../../../test/harness/pageDevice.ts';
import { renderPage } from '../../../test/harness/renderPage.tsx';
import { OverviewPage } from './OverviewPage.tsx';

vi.setConfig({ testTimeout: 40_000 });
afterEach(cleanup);

const nothing = {
  totalSessions: 0,
  completedSessions: 0,
  pendingSessions: 0,
  nextAppointment: null,
  recent: [],
};

const counts = { total: 0, active: 0, inactive: 0 };

it('an account without a patient’s record is told so, in place of figures that are all nought', async () => {
  const patients = { whole: { rows: [], matching: 0, counts } };
  renderPage(
    <OverviewPage />,
    new PageDevice({ 'portal.overview': { whole: nothing }, 'patients.list': patients }),
  );
  expect(await screen.findByText('Paciente não identificado')).toBeDefined();
  expect(screen.queryByText('Total de sessões')).toBeNull();
});
