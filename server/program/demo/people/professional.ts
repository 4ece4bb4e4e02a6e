import { crpOf } from '../../../../src/domain/professional/crp.ts';
import {
  type ProfessionalProfile,
  shownInPortal,
} from '../../../../src/domain/professional/profile.ts';
import type { User } from '../../../../src/domain/users/user.ts';
import { DAY_MS } from '../calendar.ts';
import { randomCpf } from './cpf.ts';
import { createRandom } from '../random.ts';
import { DEMO_SIGNATURE } from './signature.ts';

const NO_COMPANY = { regime: 'pf', cnpj: null, companyName: null } as const;
const COMPANY = {
  regime: 'pj',
  cnpj: '12.ABC.345/01DE-35',
  companyName: 'Prática Psicologia Ltda.',
} as const;

/** Most receive as persons; the second as a company. The first shows patients the Pix key and receipts. @param now milliseconds since 1970 */
export function createProfiles(psychologists: readonly User[], now: number): ProfessionalProfile[] {
  const random = createRandom(31);
  const updatedAt = new Date(now - 90 * DAY_MS).toISOString();
  return psychologists.map(({ id, name, crp }, place) => {
    const profile: ProfessionalProfile = {
      id,
      ...(place === 1 ? COMPANY : NO_COMPANY),
      regimeSince: null,
      crp: crpOf(crp),
      cpf: randomCpf(random),
      legalName: name,
      pixKeyKind: 'email',
      pixKey: `pix-${place + 1}@demo.local`,
      city: 'São Paulo',
      signature: place === 0 ? DEMO_SIGNATURE : null,
      updatedAt,
    };
    const isShown = place === 0;
    return { ...profile, ...shownInPortal(profile, { pix: isShown, receipts: isShown }) };
  });
}
