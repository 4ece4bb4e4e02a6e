import { cleanup, screen, waitFor } from '@testing-library/react';
import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import {
  psych,
  psychId,
  sampleTenant,
  sampleUser,
} from '../../../../test/harness/practice/samples.ts';
import {
  connectDevice,
  openPractice,
  renderScreen,
} from '../../../../test/harness/page/screen.tsx';
import { TERMS } from '../../../domain/legal/terms.ts';
import type { User } from '../../../domain/users/user.ts';
import { AcceptedTerms } from '../../../pieces/legal/AcceptedTerms.tsx';
import { PrivacyPage } from './PrivacyPage.tsx';
import { TermsNotice } from './TermsNotice.tsx';
import { TermsPage } from './TermsPage.tsx';

vi.setConfig({ testTimeout: 40_000 });
const LATER = { timeout: 12_000 };
beforeEach(() => localStorage.clear());
afterEach(cleanup);

async function open(signIn: string, termsVersion: number | null = null) {
  const server = await openPractice({
    tenants: [sampleTenant],
    users: [sampleUser(1, { termsVersion })],
  });
  const here = connectDevice(server, psych);
  const asked = () => screen.findByText(/Leia e aceite os/, {}, LATER);
  const screens = (
    <>
      <TermsNotice signIn={signIn} />
      <AcceptedTerms />
    </>
  );
  return { server, here, asked, ...renderScreen(here.client, screens) };
}

const isSaid = () =>
  screen.findByText(/^: (?:você aceitou|ainda não)|você aceitou|ainda não/, {}, LATER);

it('terms in force are asked about, and accepting them is kept on the server with its instant', async () => {
  const { user, server, asked } = await open('a');
  await asked();
  await user.click(screen.getByRole('button', { name: 'Aceitar' }));
  await waitFor(() => expect(screen.queryByText(/Leia e aceite os/)).toBeNull(), LATER);
  expect((await isSaid()).textContent).toContain(`você aceitou a versão ${TERMS.version} em `);
  await waitFor(async () => {
    const found = await server.projection(psych);
    const kept = found.find(({ id }) => id === psychId)?.doc as User | undefined;
    expect(kept?.termsVersion).toBe(TERMS.version);
    expect(Math.abs(Date.parse(kept?.termsAcceptedAt ?? '') - Date.now())).toBeLessThan(60_000);
  }, LATER);
});

it('who puts them aside is left in peace until the next sign-in', async () => {
  const first = await open('a');
  await first.asked();
  await first.user.click(screen.getByRole('button', { name: 'Agora não' }));
  expect(screen.queryByText(/Leia e aceite os/)).toBeNull();
  cleanup();
  await open('a');
  await isSaid();
  expect(screen.queryByText(/Leia e aceite os/)).toBeNull();
  cleanup();
  await (await open('b')).asked();
});

it('who accepted them is not asked', async () => {
  await open('a', TERMS.version);
  await isSaid();
  expect(screen.queryByText(/Leia e aceite os/)).toBeNull();
});

it.each([
  ['Termos de uso', <TermsPage key="t" />, '/privacidade'],
  ['Aviso de privacidade', <PrivacyPage key="p" />, '/termos'],
] as const)(
  '%s can be read, says as of when, and leads to the other text',
  async (title, page, other) => {
    const server = await openPractice({ tenants: [sampleTenant], users: [sampleUser()] });
    renderScreen(connectDevice(server, psych).client, page);
    expect(await screen.findByRole('heading', { name: title, level: 1 })).toBeTruthy();
    expect(screen.getByText(/Versão 1, de 23\/11\/2026/)).toBeTruthy();
    expect(document.querySelector(`a[href="${other}"]`)).toBeTruthy();
  },
);
