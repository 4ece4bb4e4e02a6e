import type { SessionPackage } from '../../domain/packages/package.ts';
import type { PaymentMethod } from '../../domain/payments/payment.ts';

/** What the form of a package holds; the number of sessions as typed. */
export interface PackageForm {
  readonly sessions: string;
  /** Of all of them, in reais. */
  readonly amount: number | null;
  readonly paymentMethod: PaymentMethod | null;
  /** `yyyy-MM-dd` */
  readonly paidOn: string | null;
  readonly notes: string;
}

/** @param today `yyyy-MM-dd` */
export const newPackage = (today: string): PackageForm => ({
  sessions: '',
  amount: null,
  paymentMethod: 'pix',
  paidOn: today,
  notes: '',
});

type Source = Pick<SessionPackage, 'sessions' | 'amount' | 'paymentMethod' | 'paidOn'> & {
  readonly notes?: string | null | undefined;
};

export const formOfPackage = (sold: Source): PackageForm => ({
  sessions: String(sold.sessions),
  amount: sold.amount,
  paymentMethod: sold.paymentMethod,
  paidOn: sold.paidOn,
  notes: sold.notes ?? '',
});

export const packageArgs = ({ sessions, notes, ...form }: PackageForm): object => ({
  ...form,
  sessions: sessions.trim() === '' ? null : Number(sessions),
  notes: notes || null,
});
