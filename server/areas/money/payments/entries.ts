import { sql } from 'kysely';
import type { PaymentMethod, PaymentStatus } from '../../../../src/domain/payments/payment.ts';
import { daysWithin } from '../../../../src/domain/reports/came.ts';
import type { Range } from '../../../../src/domain/reports/range.ts';
import type { Reader } from '../../../engine/reading/reader.ts';

interface EntryRow {
  readonly id: string;
  readonly kind: 'payment' | 'package';
  readonly patient_id: string;
  readonly payment_method: PaymentMethod;
  readonly status: PaymentStatus;
  /** In reais. */
  readonly amount: number;
  /** In reais: what it adds to revenue. */
  readonly revenue: number;
  readonly paid_on: string | null;
  readonly created_at: string;
}

/** The lines of the books that the reader may see: `moneyEntries` of the domain in SQL. */
function moneyEntries({ tx, actor }: Reader) {
  const isOwn = (table: string) =>
    actor.role === 'administrator'
      ? sql`true`
      : sql`${sql.ref(table)}.psychologist_id = ${actor.userId}`;
  const payments = sql`payments.tenant_id = ${actor.tenantId} and payments.package_id is null
    and ${isOwn('payments')}`;
  const packages = sql`packages.tenant_id = ${actor.tenantId} and ${isOwn('packages')}`;
  const entries = sql<EntryRow>`(
    select id, 'payment' as kind, patient_id, payment_method,
      case when refunded_on is null then status else 'paid' end as status, amount,
      case when status = 'paid' or refunded_on is not null then amount else 0 end as revenue,
      paid_on, created_at
    from payments where ${payments}
    union all
    select id, 'payment', patient_id, payment_method, 'refunded', coalesce(refunded_amount, amount),
      -coalesce(refunded_amount, amount), refunded_on, created_at
    from payments where ${payments} and refunded_on is not null
    union all
    select id, 'package', patient_id, payment_method, 'paid', amount, amount, paid_on, created_at
    from packages where ${packages} and continues is null
    union all
    select id, 'package', patient_id, payment_method, 'refunded', coalesce(refunded_amount, amount),
      -coalesce(refunded_amount, amount), refunded_on, created_at
    from packages where ${packages} and refunded_on is not null)`;
  return tx.selectFrom(entries.as('entries'));
}

/** Those of the range: `cameWithin` of the domain in SQL, which knows of no zone. */
export function entriesWithin(reader: Reader, range: Range | null, zone: string) {
  const all = moneyEntries(reader);
  if (!range) return all;
  const days = daysWithin(range, zone);
  return all.where((eb) =>
    eb.or([
      eb.and([
        eb('entries.paid_on', 'is', null),
        eb('entries.created_at', '>=', range.from),
        eb('entries.created_at', '<', range.to),
      ]),
      eb.and([eb('entries.paid_on', '>=', days.from), eb('entries.paid_on', '<', days.to)]),
    ]),
  );
}
