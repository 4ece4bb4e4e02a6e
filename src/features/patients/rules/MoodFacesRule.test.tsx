import { cleanup, screen, waitFor } from '@testing-library/react';
import { afterEach, describe, expect, it, vi } from 'vitest';
import {
  psych,
  sampleId,
  sampleTenant,
  sampleUser,
} from '../../../../test/harness/practice/samples.ts';
import {
  connectDevice,
  openPractice,
  renderScreen,
} from '../../../../test/harness/page/screen.tsx';
import type { Actor } from '../../../domain/core/command.ts';
import type { Tenant } from '../../../domain/tenants/tenant.ts';
import { Face } from '../../../pieces/notes/MoodCard.tsx';
import { MoodFacesRule } from './MoodFacesRule.tsx';

const LATER = { timeout: 12_000 };
vi.setConfig({ testTimeout: 40_000 });
afterEach(cleanup);

const RULE = 'Mostrar rostos e cores de humor nas notas';
const admin: Actor = { ...psych, userId: sampleId(2, 2), role: 'administrator' };
const CLINIC: Partial<Tenant> = { kind: 'clinic' };
const ALONE: Partial<Tenant> = { kind: 'individual' };

/** Shows the rule beside a mood that it is about. */
async function openRule(tenant: Partial<Tenant>, actor = psych) {
  const server = await openPractice({
    tenants: [{ ...sampleTenant, ...tenant }],
    users: [sampleUser(), sampleUser(2, { role: 'administrator' })],
  });
  const here = connectDevice(server, actor);
  const shown = (
    <>
      <MoodFacesRule />
      <Face mood={{ score: 0.9, emotions: [] }} />
    </>
  );
  const drawn = renderScreen(here.client, shown);
  await screen.findByText(/muito positivo/, {}, LATER);
  await waitFor(async () => {
    expect(await here.device.query('practice', {})).toBeDefined();
  }, LATER);
  return { ...drawn, server };
}

const rule = () => screen.findByRole('switch', { name: RULE }, LATER);
const hasFace = () => document.body.textContent.includes('😄');

describe('the practice’s rule for faces of moods', () => {
  it('takes the face of every mood away, and brings it back', async () => {
    const { user } = await openRule(ALONE);
    const faces = (await rule()) as HTMLInputElement;
    expect([faces.checked, hasFace()]).toEqual([true, true]);
    await user.click(faces);
    await waitFor(() => expect([faces.checked, hasFace()]).toEqual([false, false]), LATER);
    expect(screen.getByText('muito positivo')).toBeDefined();
    await user.click(faces);
    await waitFor(() => expect([faces.checked, hasFace()]).toEqual([true, true]), LATER);
  });

  it('is off where the practice hides faces, and shows them when switched on', async () => {
    const { user } = await openRule({ ...ALONE, hidesMoodFaces: true });
    const faces = (await rule()) as HTMLInputElement;
    await waitFor(() => expect([faces.checked, hasFace()]).toEqual([false, false]), LATER);
    await user.click(faces);
    await waitFor(() => expect([faces.checked, hasFace()]).toEqual([true, true]), LATER);
  });

  it('of a clinic is set by its administrator, and reaches its psychologists', async () => {
    const { user, server } = await openRule(CLINIC, admin);
    await user.click(await rule());
    const { device } = connectDevice(server, psych);
    await waitFor(async () => {
      const practice = await device.query('practice', {});
      expect(practice).toMatchObject({ tenant: { hidesMoodFaces: true } });
    }, LATER);
  });

  it('of a clinic is its administrator’s alone', async () => {
    await openRule(CLINIC);
    expect(screen.queryByRole('switch', { name: RULE })).toBeNull();
  });
});
