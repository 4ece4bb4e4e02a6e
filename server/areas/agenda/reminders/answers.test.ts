import { beforeEach, describe, expect, it } from 'vitest';
import { TEST_ORIGIN, type TestApi } from '../../../../test/harness/server/api.ts';
import { type ClinicApi, openClinicApi } from '../../../../test/harness/server/clinicApi.ts';
import { sharedDatabase } from '../../../../test/harness/database/database.ts';
import { hours, idMaker } from '../../../../test/harness/practice/practice.ts';
import { firstName } from '../../../../src/domain/reminders/words.ts';
import { limits } from '../../../kernel/limits.ts';

const newId = idMaker(7);

let world: ClinicApi;
let api: TestApi;

const call = (reader: 'ana' | 'bruno' | 'portal', method: string, path: string, body?: unknown) =>
  api.call(method, path, { token: world.tokens[reader], body });
const wishMails = (isActive = true) => call('portal', 'PUT', '/reminders/answers', { isActive });
const span = (startsIn: number) => ({ startAt: hours(startsIn), endAt: hours(startsIn + 1) });

/** Of the hours that Ana can be booked at, 48 to 54 from now. */
const ask = (startsIn: number, ...others: number[]) =>
  call('portal', 'POST', '/appointments', {
    id: newId(),
    patientId: world.clinic.carla.id,
    ...span(startsIn),
    alternatives: others.map(span),
  });

const answers = async () => {
  await api.jobs.runDue();
  return api.mails.filter(({ kind }) => kind === 'answer');
};

beforeEach(async () => {
  world = await openClinicApi(await sharedDatabase());
  ({ api } = world);
  const period = { startAt: hours(48), endAt: hours(54), slotDuration: 60, breakDuration: 0 };
  await call('ana', 'POST', '/availability-periods', period);
});

describe('what became of the times that a patient asked for', () => {
  it('comes by mail only if the patient wishes it, and no more once it is not wished', async () => {
    expect((await ask(48)).status).toBe(201);
    expect(await answers()).toEqual([]);
    await wishMails();
    await ask(49);
    expect(await answers()).toHaveLength(1);
    await wishMails(false);
    await ask(50);
    expect(await answers()).toHaveLength(1);
  });

  it('is a mail that says when and with whom by first names, and nothing of what for', async () => {
    await wishMails();
    await ask(48);
    const [mail] = await answers();
    const { people } = world.clinic;
    expect(mail?.to).toBe(people.portal.email);
    expect(mail?.subject).toMatch(/^Horário marcado: /);
    expect(mail?.text).toContain(`Olá, ${firstName(people.portal.name)}.`);
    expect(mail?.text).toContain(`com ${firstName(people.ana.name)} está marcado`);
    expect(mail?.text).toContain(`${TEST_ORIGIN}/app/patient-scheduling`);
    expect(`${mail?.subject} ${mail?.text} ${mail?.html}`).not.toMatch(
      /psic|clínica|terapia|sessão|consult|paciente\b/i,
    );
  });

  it('tells of the second choice that the first one was taken', async () => {
    await call('ana', 'POST', '/appointments', { patientId: world.clinic.davi.id, ...span(48) });
    await wishMails();
    expect((await ask(48, 50)).body).toMatchObject({ startAt: hours(50) });
    const [mail] = await answers();
    expect(mail?.text).toContain('O horário que você pediu primeiro já não estava livre.');
  });

  it('tells that none could be had, which of how many, and where to choose another', async () => {
    await call('ana', 'POST', '/appointments', { patientId: world.clinic.davi.id, ...span(48) });
    await wishMails();
    expect((await ask(48)).status).toBe(409);
    expect((await ask(48, 30, 31)).status).toBe(409);
    const mails = await answers();
    const said = mails.map(({ text }) => text).join();
    expect(mails).toHaveLength(2);
    expect(mails[0]?.subject).toBe('Seu pedido de horário não pôde ser marcado');
    expect(said).toContain('Não foi possível marcar o horário que você pediu, ');
    expect(said).toContain('nenhum dos 3 horários que você pediu; o primeiro era ');
    expect(said).toContain('Escolher outro horário');
  });

  it('is told once, however often the same request arrives, and each time as it stands then', async () => {
    await wishMails();
    const id = newId();
    const send = () =>
      api.call('POST', '/appointments', {
        token: world.tokens.portal,
        headers: { 'idempotency-key': `pedido-${id}` },
        body: { id, patientId: world.clinic.carla.id, ...span(48) },
      });
    for (const _ of [1, 2, 3]) expect((await send()).status).toBe(201);
    // Cancelled before the mail was sent: then it would not be true any more.
    expect((await call('ana', 'PATCH', `/appointments/${id}/cancel`, {})).status).toBe(200);
    expect(await answers()).toEqual([]);
    await ask(49);
    expect(await answers()).toHaveLength(1);
    expect(await answers()).toHaveLength(1);
  });

  it('is told of each request that a device made without a network and sends together', async () => {
    const booking = (startsIn: number) => ({
      name: 'appointment.create',
      args: { id: newId(), patientId: world.clinic.carla.id, ...span(startsIn) },
    });
    const wish = { name: 'reminders.setAnswers', args: { isActive: true } };
    const commands = [wish, booking(30), booking(48), booking(48), booking(49)].map(
      (one, index) => ({ ...one, seq: index + 1, key: newId(), at: hours(0) }),
    );
    const { body } = await api.call<{ results: { status: string }[] }>('POST', '/sync/commands', {
      token: world.tokens.portal,
      body: { clientId: newId(), commands },
    });
    const outcomes = ['done', 'refused', 'done', 'refused', 'done'];
    expect(body.results.map(({ status }) => status)).toEqual(outcomes);
    const subjects = (await answers()).map(({ subject }) => subject.slice(0, 7)).toSorted();
    expect(subjects).toEqual(['Horário', 'Horário', 'Seu ped', 'Seu ped']);
  });

  it('is nobody else’s: not of what the practice books, nor of another’s session under its number', async () => {
    await wishMails();
    const booked = { id: newId(), patientId: world.clinic.carla.id, ...span(48) };
    expect((await call('ana', 'POST', '/appointments', booked)).status).toBe(201);
    const others = { id: newId(), patientId: world.clinic.davi.id, ...span(49) };
    expect((await call('ana', 'POST', '/appointments', others)).status).toBe(201);
    const same = { id: others.id, patientId: world.clinic.carla.id, ...span(50) };
    await call('portal', 'POST', '/appointments', same);
    expect(await answers()).toEqual([]);
    expect((await call('ana', 'PUT', '/reminders/answers', { isActive: true })).status).toBe(403);
  });

  it('goes to a mailbox so often a day at most', async () => {
    await wishMails();
    for (let count = 0; count < limits.answerMail.most + 5; count++) await ask(30);
    expect(await answers()).toHaveLength(limits.answerMail.most);
  });

  it('stops by the mail’s link, and reminders do not stop with it', async () => {
    await wishMails();
    await ask(48);
    const [mail] = await answers();
    expect(mail?.text).toMatch(/\/lembretes\/parar\?de=respostas#token=[\w-]+/);
    const oneClick = /<(.*)>/.exec(mail?.headers?.['List-Unsubscribe'] ?? '')?.[1] ?? '';
    const path = oneClick.replace(TEST_ORIGIN, '');
    for (const _ of [1, 2])
      expect((await api.app.request(path, { method: 'POST' })).status).toBe(200);
    await ask(49);
    expect(await answers()).toHaveLength(1);
    const { body } = await call('ana', 'GET', `/patients/${world.clinic.carla.id}`);
    expect(body['remindersOffAt'] ?? null).toBeNull();
  });
});
