import { cleanup, screen, waitFor } from '@testing-library/react';
import { afterEach, describe, expect, it, vi } from 'vitest';
import {
  psych,
  samplePatient,
  sampleTenant,
  sampleUser,
} from '../../../../test/harness/practice/samples.ts';
import {
  connectDevice,
  openPractice,
  renderScreen,
} from '../../../../test/harness/page/screen.tsx';
import type { EditorRefusal } from '../../../client/commands/commandEditor.ts';
import { NewPatientEditor } from './PatientDialog.tsx';

const LATER = { timeout: 12_000 };
vi.setConfig({ testTimeout: 40_000 });
afterEach(cleanup);

const args = { id: samplePatient(9).id, name: 'Ana', email: 'ana@exemplo.com' };
const REASON = 'Já existe um paciente com este email ou CPF.';

async function repair(fields: EditorRefusal['fields'], email = args.email) {
  const seed = { tenants: [sampleTenant], users: [sampleUser()], patients: [samplePatient(1)] };
  const { client, device } = connectDevice(await openPractice(seed), psych);
  await waitFor(async () => {
    const list = await device.query('patients.byId', { id: samplePatient(1).id });
    expect(list).toMatchObject({ mark: 'saved' });
  }, LATER);
  const onSubmit = vi.fn<(mended: typeof args) => Promise<void>>(async () => undefined);
  const editor = (
    <NewPatientEditor
      args={{ ...args, email }}
      refusal={{ reason: REASON, fields }}
      onSubmit={onSubmit as never}
      onReplaced={async () => undefined}
      onClose={() => undefined}
    />
  );
  const { user } = renderScreen(client, editor);
  const field = await screen.findByLabelText<HTMLInputElement>(/^Email/, {}, LATER);
  return { user, onSubmit, field };
}

describe('the repair of a refused patient', () => {
  it('leads to the field that the server named, and sends it once it is another', async () => {
    const { user, onSubmit, field } = await repair({
      email: 'Já existe um paciente com este email.',
    });
    expect(document.activeElement).toBe(field);
    expect(field.getAttribute('aria-invalid')).toBe('true');
    await user.keyboard('{Enter}');
    expect(onSubmit).not.toHaveBeenCalled();
    await user.clear(field);
    await user.paste('outra@exemplo.com');
    expect(field.getAttribute('aria-invalid')).toBe('false');
    await user.keyboard('{Enter}');
    await waitFor(() => expect(onSubmit).toHaveBeenCalledOnce());
    expect(onSubmit.mock.calls[0]?.[0]).toMatchObject({ ...args, email: 'outra@exemplo.com' });
  });

  it('leads to the field that this device sees to be taken, where the server named none', async () => {
    const { field } = await repair({}, samplePatient(1).email);
    expect(document.activeElement).toBe(field);
    expect(field.getAttribute('aria-invalid')).toBe('true');
  });
});
