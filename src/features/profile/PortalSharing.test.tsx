import { cleanup, screen, waitFor } from '@testing-library/react';
import { afterEach, describe, expect, it, vi } from 'vitest';
import { makeProfile } from '../../../test/fixtures/documents.ts';
import { connectDevice, openPractice, renderScreen } from '../../../test/harness/page/screen.tsx';
import {
  psych,
  psychId,
  sampleTenant,
  sampleUser,
} from '../../../test/harness/practice/samples.ts';
import { useLive } from '../../client/live/useLive.ts';
import { recordOf } from '../../data/queries/kit/known.ts';
import { PortalSharing } from './PortalSharing.tsx';

const LATER = { timeout: 12_000 };
vi.setConfig({ testTimeout: 40_000 });
afterEach(cleanup);

const Own = () => <PortalSharing profile={recordOf(useLive('professional.own', {}))} />;

async function open(changes: Parameters<typeof makeProfile>[0]) {
  const server = await openPractice({
    tenants: [sampleTenant],
    users: [sampleUser()],
    professionalProfiles: [makeProfile({ id: psychId, ...changes })],
  });
  const here = connectDevice(server, psych);
  const own = async () => recordOf(await here.device.query('professional.own', {}));
  await waitFor(async () => expect(await own()).not.toBeNull(), LATER);
  return { ...renderScreen(here.client, <Own />), own };
}

const toggle = (label: string) => screen.findByLabelText<HTMLInputElement>(label, {}, LATER);

describe('what the patients’ portal shows of the psychologist', () => {
  it('is the Pix key and the receipts, once she says so, and no more when she takes it back', async () => {
    const { user, own } = await open({});
    const pix = await toggle('Mostrar a chave Pix');
    const receipts = await toggle('Mostrar os recibos');
    expect([pix.checked, receipts.checked]).toEqual([false, false]);
    await user.click(pix);
    await user.click(receipts);
    await waitFor(
      async () =>
        expect(await own()).toMatchObject({
          offeredPix: { key: 'helena@example.com' },
          receiptIssuer: { crp: '06/104512' },
        }),
      LATER,
    );
    await user.click(pix);
    await waitFor(async () => expect(await own()).toMatchObject({ offeredPix: null }), LATER);
    expect((await own())?.receiptIssuer).not.toBeNull();
  });

  it('warns of a key that is the CPF', async () => {
    await open({ pixKeyKind: 'cpf', pixKey: '52998224725' });
    expect(await screen.findByText(/A sua chave é o seu CPF/, {}, LATER)).toBeDefined();
  });

  it('needs a key first', async () => {
    await open({ pixKeyKind: null, pixKey: null });
    expect(await screen.findByText(/^Cadastre antes a sua chave Pix/, {}, LATER)).toBeDefined();
    expect((await toggle('Mostrar a chave Pix')).disabled).toBe(true);
  });
});
