import { createHash } from 'node:crypto';
import { uuidv7 } from '../../../src/domain/core/id.ts';
import { batchOf } from '../../../src/domain/receitaSaude/batch.ts';
import type { ReceitaFile } from '../../../src/domain/receitaSaude/file.ts';
import { receitaFileText } from '../../../src/domain/receitaSaude/layout.ts';
import { partiesOf } from '../../../src/domain/receipts/parties.ts';
import { issue, type Issuing } from '../../../src/domain/receipts/issued.ts';
import {
  portalReceiptsOf,
  type Receipt,
  receiptIdOf,
} from '../../../src/domain/receipts/receipt.ts';
import { type Transaction, transactionsOf } from '../../../src/domain/receipts/transactions.ts';
import type { Appointment } from '../../../src/domain/appointments/appointment.ts';
import type { User } from '../../../src/domain/users/user.ts';
import { DEFAULT_TIME_ZONE, wallClock } from '../../../src/domain/time/zone.ts';
import type { ProfessionalProfile } from '../../../src/domain/professional/profile.ts';
import type { Books } from './payments.ts';
import { createRandom } from './random.ts';

/** So many of the last payments of each psychologist, and of patients with a portal, have a receipt. */
const RECEIPTS = 3;

export interface Kept {
  readonly paymentReceipts: readonly Receipt[];
  readonly receitaFiles: readonly ReceitaFile[];
}

interface ToIssue extends Pick<Issuing, 'transaction' | 'parties' | 'user'> {
  readonly profile: ProfessionalProfile;
  readonly number: number;
  readonly invoice: string | null;
  readonly at: string;
}

function receiptFor({ number, invoice, at, ...of }: ToIssue): Receipt {
  const { transaction, profile } = of;
  const zone = DEFAULT_TIME_ZONE;
  const { day } = wallClock(at, zone);
  const receipt = {
    id: receiptIdOf(transaction.id),
    psychologistId: profile.id,
    transactionId: transaction.id,
    year: Number(day.slice(0, 4)),
    number,
    issuedAt: at,
    invoice,
    paper: issue({ ...of, day, zone }),
    createdAt: at,
  };
  const own = portalReceiptsOf(receipt);
  const patientId = own.length > 0 ? transaction.patientId : null;
  return { ...receipt, patientId, inPortal: profile.receiptIssuer && patientId ? own : null };
}

/** What was issued and declared: last month's file of whoever receives as a person, and a few receipts. */
export function createReceipts(
  { patients, payments, packages }: Books,
  appointments: readonly Appointment[],
  profiles: readonly ProfessionalProfile[],
  psychologists: readonly User[],
  now: number,
): Kept {
  const random = createRandom(47);
  const sessions = new Map(appointments.map((one) => [one.id, one]));
  const people = new Map(patients.map((one) => [one.id, partiesOf(one)]));
  const portals = new Set(patients.flatMap(({ id, userId }) => (userId ? [id] : [])));
  const all = transactionsOf({
    payments,
    packages,
    sessionOf: (id) => sessions.get(id),
    zone: DEFAULT_TIME_ZONE,
  });
  const at = new Date(now);
  const month = new Date(Date.UTC(at.getUTCFullYear(), at.getUTCMonth() - 1, 1));
  const each = profiles.map((profile, place) => {
    const own = all.filter(
      ({ psychologistId, status }) => psychologistId === profile.id && status === 'paid',
    );
    const ofPortals = own.filter(({ patientId }) => portals.has(patientId)).slice(-RECEIPTS);
    const issued = [...new Set([...ofPortals, ...own.slice(-RECEIPTS)])];
    const of = {
      profile,
      partiesOf: ({ patientId }: Transaction) => people.get(patientId) ?? null,
    };
    const { files } = batchOf(month.toISOString().slice(0, 7), own, new Map(), of);
    const issuer = { cpf: profile.cpf?.replaceAll(/\D/g, '') ?? '', crp: profile.crp ?? '' };
    return {
      receitaFiles: files.map((lines): ReceitaFile => {
        const createdAt = new Date(now - 3_600_000);
        return {
          id: uuidv7(createdAt.getTime(), random.bytes),
          psychologistId: profile.id,
          month: month.toISOString().slice(0, 7),
          sha256: createHash('sha256').update(receitaFileText(lines, issuer)).digest('hex'),
          issuer,
          lines: [...lines],
          settled: [],
          withdrawnAt: null,
          createdAt: createdAt.toISOString(),
        };
      }),
      paymentReceipts: issued.flatMap((transaction, number): Receipt[] => {
        const parties = people.get(transaction.patientId);
        const user = psychologists.find(({ id }) => id === profile.id);
        const invoice = place === 1 ? `NFS-e ${1040 + number}` : null;
        const of = { transaction, profile, number: number + 1, invoice, at: at.toISOString() };
        return parties && user ? [receiptFor({ ...of, parties, user })] : [];
      }),
    };
  });
  return {
    paymentReceipts: each.flatMap((one) => one.paymentReceipts),
    receitaFiles: each.flatMap((one) => one.receitaFiles),
  };
}
