import { isBillable } from '../../../src/domain/reports/billable.ts';
import type { CommandName } from '../../../src/domain/registry.ts';
import { type Maker, onAny, pick, type Rest, sorted, undoOne } from './wish.ts';
import type { Tab } from '../machine/tab.ts';
import type { World } from '../world.ts';

/** Draws a session that took place or was missed: money comes for these. */
function heldSession(tab: Tab, { random }: World) {
  const held = sorted(tab.device.view.all('appointments')).filter(isBillable);
  return held[Math.floor(random() * held.length)];
}

/** Says of a session that it took place, so that money may come for it. */
const hold = onAny('appointments', 'appointment.complete');

/** Most sessions are paid once they were held. */
export const pay: Maker = (tab, world, number) => {
  const session = heldSession(tab, world);
  if (!session) return hold(tab, world, number);
  const money = { amount: 100 + number, paymentMethod: 'pix', status: 'paid' };
  const args = { id: world.newId(), appointmentId: session.id, ...money };
  return { name: 'payment.create', args };
};

/** One transfer pays all that is held of a patient. */
const payTogether: Maker = (tab, world, number) => {
  const session = heldSession(tab, world);
  if (!session) return hold(tab, world, number);
  const { patientId } = session;
  const payments = sorted(tab.device.view.all('appointments'))
    .filter((one) => isBillable(one) && one.patientId === patientId)
    .map(({ id }) => ({ id: world.newId(), appointmentId: id, amount: 70 + number }));
  return {
    name: 'payment.createMany',
    args: { id: world.newId(), payments, paymentMethod: 'pix' },
  };
};

const setPrices: Maker = (tab, world, number) => {
  const session = heldSession(tab, world);
  if (!session) return hold(tab, world, number);
  const { id, patientId } = session;
  return { name: 'appointment.setPrices', args: { patientId, sessions: [id], price: 80 + number } };
};

/** About the receipt of money that came, by the id under which that is kept. */
const onReceipt =
  (name: CommandName, rest: Rest = () => ({})): Maker =>
  (tab, world, number) => {
    const payment = pick(tab, world, 'payments');
    if (!payment) return pay(tab, world, number);
    const transactionId = payment.transactionId ?? payment.id;
    return { name, args: { transactionId, ...rest(number, world) } };
  };

const parties = (number: number) => ({
  payerName: `Pagador ${number}`,
  payerCpf: '52998224725',
  beneficiaryName: `Paciente ${number}`,
});

/** Lists wishes about money, each as often as it stands here. */
export const moneyWishes: readonly Maker[] = [
  pay,
  pay,
  payTogether,
  onAny('payments', 'payment.update', (number) => ({ amount: 50 + number }), pay),
  onAny('payments', 'payment.delete'),
  undoOne('payment.delete', 'payment.restore'),
  onAny('payments', 'payment.correctParties', parties, pay),
  setPrices,
  onReceipt('receipt.issue'),
  onReceipt('receipt.setInvoice', (number) => ({ invoice: `NFS-e ${number}` })),
];
