import { randomUUID } from 'node:crypto';
import { WireClient } from './client.ts';

/** A practice that registered by itself, with a device of its psychologist and one patient. */
export interface OpenedPractice {
  readonly device: WireClient;
  readonly patientId: string;
}

/**
 * @param number that no other practice of this server has
 * @param headers more of the registration's
 */
export async function openPractice(
  origin: string,
  number: number,
  headers: Readonly<Record<string, string>> = {},
): Promise<OpenedPractice> {
  const answer = await fetch(`${origin}/api/auth/registerTenantPsych`, {
    method: 'POST',
    headers: { 'content-type': 'application/json', ...headers },
    body: JSON.stringify({
      name: 'Helena Prado',
      email: `helena-${number}@exemplo.com.br`,
      password: 'fila-do-banco-87',
      crp: '06/12345',
      tenantName: 'Consultório Prado',
      domain: `prado-${number}`,
    }),
  });
  if (!answer.ok) throw new Error(`no practice: ${answer.status} ${await answer.text()}`);
  const { access_token } = (await answer.json()) as { access_token: string };
  const device = new WireClient(origin, access_token);
  const patientId = randomUUID();
  await device.push([newPatient(patientId)]);
  return { device, patientId };
}

export const newPatient = (id: string) => ({
  name: 'patient.create' as const,
  args: { id, name: 'Carla Dias', email: `${id}@exemplo.com.br` },
});
