import { receiptIdOf } from '../../../src/domain/receipts/receipt.ts';
import { wallClock } from '../../../src/domain/time/zone.ts';
import type { AnyDoc, Devices, Psychologist } from './device.ts';
import type { MoneyWorld } from './world.ts';

/** An act, and the earlier facts that it may change. */
export interface Act {
  readonly name: string;
  /** Money moves today. Otherwise no month changes at all. */
  readonly isMoney?: boolean;
  /** Ids of payments, packages and receipts that it corrects, whatever their month. */
  readonly corrects?: readonly string[];
  /** Ids of sessions whose debt it is about. */
  readonly charges?: readonly string[];
  /** Ids of sessions that it moves. */
  readonly moves?: readonly string[];
}

export interface Scene extends MoneyWorld {
  readonly devices: Devices;
}

const PAYERS = [
  { payerName: 'Pai de Alguém', payerCpf: '11144477735' },
  { payerName: 'Empresa Boa', payerCpf: null },
  // Now its number is known.
  { payerName: 'Empresa Boa', payerCpf: '39053344705' },
  { payerName: null, payerCpf: null },
] as const;
const ZONES = ['America/Sao_Paulo', 'America/Manaus', 'Europe/Lisbon'] as const;

const all = ({ devices }: Scene, as: Psychologist, entity: string): AnyDoc[] => [
  ...(devices[as].view.all(entity as never) as Iterable<AnyDoc>),
];

const mine = ({ world }: Scene, as: Psychologist) => {
  const { id } = world.clinic.people[as];
  return (one: AnyDoc): boolean => one['psychologistId'] === id;
};

function today(scene: Scene): string {
  const [tenant] = all(scene, 'ana', 'tenants');
  return wallClock(scene.now(), String(tenant?.['timeZone'])).day;
}

const somebody = ({ dice, carers }: Scene) => dice.pick([...carers]);

async function hold(scene: Scene): Promise<Act | null> {
  const [patientId, as] = somebody(scene);
  const held = await scene.hold(patientId);
  if (!held) return null;
  const { id } = held;
  if (scene.dice.chance(0.85)) await scene.call(as, 'PATCH', `/appointments/${id}/complete`, {});
  else await scene.call(as, 'PATCH', `/appointments/${id}/status`, { status: 'no_show' });
  return { name: 'hold', charges: [id] };
}

/** Sessions of a psychologist's patients for which something is due, with what. */
const owedBy = (scene: Scene, as: Psychologist) =>
  [...scene.carers.keys()].flatMap((patientId) =>
    scene.devices[as]
      .ask('payments.ofPatient', { patientId })
      .owed.map((owed) => ({ ...owed, patientId })),
  );

async function pay(scene: Scene): Promise<Act | null> {
  const { dice, newId } = scene;
  const as = dice.pick(['ana', 'bruno'] as const);
  const owed = owedBy(scene, as);
  if (owed.length === 0) return null;
  const { id, amount, openId } = dice.pick(owed);
  const price = amount ?? 100;
  const isPart = dice.chance(0.3) && price > 20;
  const money = {
    amount: isPart ? price - 20 : price,
    paymentMethod: dice.pick(['pix', 'cash'] as const),
    ...(dice.chance(0.7) && { paidOn: today(scene) }),
    ...(isPart && { rest: dice.pick(['due', 'discount'] as const) }),
  };
  if (openId) await scene.call(as, 'PATCH', `/payments/${openId}`, { ...money, status: 'paid' });
  else {
    const status = dice.chance(0.2) ? 'pending' : 'paid';
    const { rest: _rest, paidOn: _paidOn, ...open } = { rest: null, paidOn: null, ...money };
    const sent = status === 'pending' ? open : money;
    await scene.call(as, 'POST', '/payments', { id: newId(), appointmentId: id, status, ...sent });
  }
  return { name: 'pay', isMoney: true, charges: [id] };
}

async function sell(scene: Scene): Promise<Act> {
  const { dice, newId } = scene;
  const [patientId, as] = somebody(scene);
  const sessions = dice.between(1, 4);
  await scene.call(as, 'POST', '/packages', {
    id: newId(),
    patientId,
    sessions,
    amount: sessions * 120 + 1,
    paymentMethod: 'pix',
    paidOn: today(scene),
  });
  return { name: 'sell', isMoney: true };
}

async function take(scene: Scene): Promise<Act | null> {
  const { dice, newId } = scene;
  const as = dice.pick(['ana', 'bruno'] as const);
  for (const { id: appointmentId, openId, amount } of owedBy(scene, as)) {
    const [one] = scene.devices[as].ask('payments.forSession', { appointmentId })?.packages ?? [];
    if (!one || openId) continue;
    const money = {
      amount: one.share ?? amount ?? 1,
      paymentMethod: 'pix',
      packageId: one.sold.id,
    };
    await scene.call(as, 'POST', '/payments', { id: newId(), appointmentId, ...money });
    return { name: 'take', charges: [appointmentId] };
  }
  return null;
}

async function cancelPackage(scene: Scene): Promise<Act | null> {
  const { dice } = scene;
  const as = dice.pick(['ana', 'bruno'] as const);
  const open = all(scene, as, 'packages').filter(
    (one) => mine(scene, as)(one) && !one['cancelledAt'] && !one['continues'],
  );
  if (open.length === 0) return null;
  const one = dice.pick(open);
  const refund = dice.chance(0.6)
    ? { refundedAmount: Math.floor(Number(one['amount']) / 2), refundedOn: today(scene) }
    : { refundedAmount: null };
  await scene.call(as, 'PATCH', `/packages/${one.id}/cancelled`, { isCancelled: true, ...refund });
  return { name: 'cancelPackage', isMoney: true };
}

async function refund(scene: Scene): Promise<Act | null> {
  const { dice } = scene;
  const as = dice.pick(['ana', 'bruno'] as const);
  const paid = all(scene, as, 'payments').filter(
    (one) => mine(scene, as)(one) && one['status'] === 'paid' && !one['packageId'],
  );
  if (paid.length === 0) return null;
  const { id, appointmentId, amount } = dice.pick(paid);
  const part = dice.chance(0.3)
    ? { refundedAmount: Math.max(1, Math.floor(Number(amount) / 3)) }
    : {};
  const body = { status: 'refunded', refundedOn: today(scene), ...part };
  await scene.call(as, 'PATCH', `/payments/${id}`, body);
  return { name: 'refund', isMoney: true, charges: [String(appointmentId)] };
}

async function change(scene: Scene, name: string, body: object): Promise<Act> {
  const [patientId, as] = somebody(scene);
  await scene.call(as, 'PUT', `/patients/${patientId}`, body);
  return { name };
}

const newFee = (scene: Scene) =>
  change(scene, 'newFee', { sessionFee: scene.dice.pick([0, 100, 200, 180, null]) });
const newPayer = (scene: Scene) => change(scene, 'newPayer', scene.dice.pick(PAYERS));

async function handOver(scene: Scene): Promise<Act> {
  const { carers, world, dice } = scene;
  const [patientId, from] = somebody(scene);
  const to = from === 'ana' ? 'bruno' : 'ana';
  const { people } = world.clinic;
  await scene.call('admin', 'POST', `/clinic/members/${people[from].id}/handover`, {
    successorId: people[to].id,
    patients: [{ patientId, overlaps: 'cancel' }],
  });
  carers.set(patientId, to);
  if (dice.chance(0.7)) await scene.answerHandovers(from);
  return { name: 'handOver' };
}

async function newZone(scene: Scene): Promise<Act> {
  const timeZone = scene.dice.pick(ZONES);
  await scene.call('admin', 'PATCH', '/users/practice/time-zone', { timeZone });
  return { name: 'newZone' };
}

const series = (scene: Scene, as: Psychologist): AnyDoc[] =>
  all(scene, as, 'recurringAppointments').filter(
    (one) => mine(scene, as)(one) && one['isActive'] === true,
  );

async function plan(scene: Scene): Promise<Act | null> {
  const [patientId, as] = somebody(scene);
  if (series(scene, as).length > 0) return null;
  const hour = as === 'ana' ? '06' : '07';
  await scene.call(as, 'POST', '/recurring-appointments', {
    id: scene.newId(),
    patientId,
    recurringType: 'weekly',
    daysOfWeek: [3],
    startTime: `${hour}:00`,
    endTime: `${hour}:50`,
    startDate: today(scene),
    endDate: null,
  });
  await scene.world.api.jobs.runDue();
  return { name: 'plan' };
}

async function remark(scene: Scene): Promise<Act | null> {
  const as = scene.dice.pick(['ana', 'bruno'] as const);
  const [one] = series(scene, as);
  if (!one) return null;
  const body = { notes: `Trazer ${scene.dice.between(1, 9)}` };
  await scene.call(as, 'PATCH', `/recurring-appointments/${one.id}`, body);
  await scene.world.api.jobs.runDue();
  return { name: 'remark' };
}

async function moveOne(scene: Scene): Promise<Act | null> {
  const as = scene.dice.pick(['ana', 'bruno'] as const);
  const coming = all(scene, as, 'appointments').filter(
    (one) =>
      mine(scene, as)(one) && one['status'] === 'scheduled' && String(one['startAt']) > scene.now(),
  );
  if (coming.length === 0) return null;
  const one = scene.dice.pick(coming);
  const later = (name: string) =>
    new Date(Date.parse(String(one[name])) + 5 * 3_600_000).toISOString();
  const body = { startAt: later('startAt'), endAt: later('endAt') };
  const done = await scene.call(as, 'PATCH', `/appointments/${one.id}`, body, [
    'appointment_overlap',
  ]);
  return done && { name: 'moveOne', moves: [one.id] };
}

/** Money that came to a psychologist, as the receipts' list shows it. */
const moneyIn = (scene: Pick<Scene, 'devices'>, as: Psychologist, month: string) =>
  scene.devices[as].ask('receipts.ofMonth', { month });

async function issue(scene: Scene): Promise<Act | null> {
  const as = scene.dice.pick(['ana', 'bruno'] as const);
  const rows = moneyIn(scene, as, today(scene).slice(0, 7));
  if (rows.length === 0) return null;
  const { transaction } = scene.dice.pick(rows);
  await scene.call(as, 'POST', '/receipts', { transactionId: transaction.id });
  return { name: 'issue', corrects: [receiptIdOf(transaction.id)] };
}

async function correct(scene: Scene): Promise<Act | null> {
  const as = scene.dice.pick(['ana', 'bruno'] as const);
  const paid = all(scene, as, 'payments').filter(
    (one) =>
      mine(scene, as)(one) &&
      one['status'] === 'paid' &&
      !one['packageId'] &&
      !one['transactionId'] &&
      !one['refundedOn'],
  );
  if (paid.length === 0) return null;
  const { id, amount, appointmentId } = scene.dice.pick(paid);
  await scene.call(as, 'PATCH', `/payments/${id}`, { amount: Number(amount) + 1 });
  return { name: 'correct', isMoney: true, corrects: [id], charges: [String(appointmentId)] };
}

/** Each with how often it is chosen. */
const ACTS: readonly (readonly [number, (scene: Scene) => Promise<Act | null>])[] = [
  [10, hold],
  [8, pay],
  [4, sell],
  [4, take],
  [2, cancelPackage],
  [2, refund],
  [3, newFee],
  [3, newPayer],
  [3, handOver],
  [2, newZone],
  [2, plan],
  [2, remark],
  [2, moveOne],
  [3, issue],
  [1, correct],
];

const CHOICES = ACTS.flatMap(([weight, act]) => Array.from({ length: weight }, () => act));

/** Does one thing at random; nothing where it cannot be done now. */
export const actOnce = (scene: Scene): Promise<Act | null> => scene.dice.pick(CHOICES)(scene);
