import { cleanup, screen } from '@testing-library/react';
import { afterEach, expect, it, vi } from 'vitest';
import { psych, sampleTenant, sampleUser } from '../../../../test/harness/practice/samples.ts';
import {
  connectDevice,
  openPractice,
  renderScreen,
} from '../../../../test/harness/page/screen.tsx';
import { PatientsOrFailed } from './PatientsFailed.tsx';

afterEach(cleanup);

it('a list that cannot be read says so, and is read again when asked to', async () => {
  vi.spyOn(console, 'error').mockReturnValue();
  const server = await openPractice({ tenants: [sampleTenant], users: [sampleUser()] });
  const { client } = connectDevice(server, psych);
  let isBroken = true;
  const List = () => {
    if (isBroken) throw new Error('no disk');
    return <p>Ana Souza</p>;
  };
  const { user } = renderScreen(
    client,
    <PatientsOrFailed>
      <List />
    </PatientsOrFailed>,
  );
  expect(await screen.findByText('Erro ao carregar pacientes')).toBeDefined();
  isBroken = false;
  await user.click(screen.getByRole('button', { name: 'Recarregar' }));
  expect(await screen.findByText('Ana Souza')).toBeDefined();
});
