import type { Patient } from '../../../../src/domain/patients/patient.ts';
import { randomCpf } from './cpf.ts';
import { createRandom } from '../random.ts';

type Changes = Partial<Patient>;

const CYCLE = 40;
const [AUTHORIZED, UNAUTHORIZED, PAID_FOR] = [4, 12, 8];

/**
 * Of forty patients one is under age with a written authorisation, one without it yet, and one has a payer.
 * @param number of the patient, from 0
 * @param now milliseconds since 1970
 */
export function demoThirdPersons(number: number, now: number): Changes {
  const random = createRandom(number + 1);
  const year = new Date(now).getUTCFullYear();
  const cpf = () => randomCpf(random);
  switch (number % CYCLE) {
    case AUTHORIZED:
      return {
        birthDate: `${year - 15}-04-09`,
        guardianName: 'Marta Siqueira Prado',
        guardianRelation: 'Mãe',
        guardianCpf: cpf(),
        guardianPhone: '(11) 97777-1204',
        guardianEmail: `marta.prado${number}@responsaveis.example`,
        guardianAuthorizedOn: `${year - 1}-02-03`,
        payerName: 'Otávio Prado',
        payerCpf: cpf(),
      };
    case UNAUTHORIZED:
      return {
        birthDate: `${year - 16}-08-21`,
        guardianName: 'Célia Bastos',
        guardianRelation: 'Avó',
        guardianPhone: '(11) 96666-8230',
      };
    case PAID_FOR:
      return { payerName: 'Regina Campos Leal', payerCpf: cpf() };
    default:
      return {};
  }
}
