import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import {
  backends,
  openScene,
  type RawDevice,
  type Scene,
} from '../../../test/harness/database/contract.ts';
import { hours } from '../../../test/harness/practice/practice.ts';

describe.each(backends())('commands on $name', (backend) => {
  let scene: Scene;
  let ana: RawDevice;
  let bruno: RawDevice;

  beforeEach(async () => {
    scene = await openScene(backend);
    ana = scene.device(scene.people.ana);
    bruno = scene.device(scene.people.bruno);
  });
  afterEach(() => scene.close());

  const booking = (patientId: string | null, from = 2) => ({
    name: 'appointment.create' as const,
    args: { id: scene.newId(), patientId, startAt: hours(from), endAt: hours(from + 1) },
  });

  it('applies each command once and in order, and answers a repeated batch with the same words', async () => {
    const create = ana.compose(booking(scene.davi.id));
    const cancel = ana.compose({
      name: 'appointment.cancel',
      args: { id: (create.args as { id: string }).id, reason: 'Viagem' },
    });
    const first = await ana.send(create, cancel);
    expect(first).toMatchObject({
      lastSeq: 2,
      gap: false,
      results: [{ status: 'done' }, { status: 'done' }],
    });
    expect(await ana.send(create, cancel)).toEqual(first);
    await ana.pull();
    const row = ana.held.get(`appointments/${(create.args as { id: string }).id}`);
    expect(row).toMatchObject({
      cs: 2,
      doc: { status: 'cancelled', cancellationReason: 'Viagem' },
    });
    expect(row?.v).toBe((first.results[1] as { v: number }).v);
  });

  it('answers a gap with the last sequence number and tries nothing after it', async () => {
    const first = ana.compose(booking(scene.davi.id, 2));
    ana.seq += 1;
    const third = ana.compose(booking(scene.davi.id, 4));
    const answer = await ana.send(first, third);
    expect(answer).toMatchObject({ lastSeq: 1, gap: true });
    expect(answer.results).toHaveLength(1);
    expect(await ana.send({ ...third, seq: 2 })).toMatchObject({ lastSeq: 2, gap: false });
  });

  it('finds a command by its key even under another number', async () => {
    const command = ana.compose(booking(scene.davi.id));
    const { results } = await ana.send(command);
    expect(await ana.send({ ...command, seq: 9 })).toEqual({ lastSeq: 1, gap: false, results });
  });

  it('refuses a key that comes again with other arguments, in whatever order these are written', async () => {
    const command = ana.compose(booking(scene.davi.id));
    const { results } = await ana.send(command);
    const args = Object.fromEntries(Object.entries(command.args as object).toReversed());
    expect((await ana.send({ ...command, args })).results).toEqual(results);
    const other = await ana.send({ ...command, args: { ...args, title: 'Outra' } });
    expect(other.results).toMatchObject([{ status: 'refused', code: 'key_reused' }]);
  });

  it('counts and remembers a refusal', async () => {
    const taken = ana.compose(booking(scene.davi.id, 24));
    const next = ana.compose(booking(scene.davi.id, 2));
    const answer = await ana.send(taken, next);
    expect(answer).toMatchObject({
      lastSeq: 2,
      results: [
        { status: 'refused', code: 'appointment_overlap', message: 'Horário não disponível' },
        { status: 'done' },
      ],
    });
    expect(await ana.send(taken, next)).toEqual(answer);
  });

  it('refuses what depends on a refused creation, and accepts it once the creation was mended', async () => {
    const create = ana.compose(booking(scene.davi.id, 24));
    const { id } = create.args as { id: string };
    const noteId = scene.newId();
    const write = ana.compose({
      name: 'note.create',
      args: { id: noteId, patientId: scene.davi.id, appointmentId: id, plaintext: 'Chegou bem.' },
    });
    const edit = ana.compose({
      name: 'note.update',
      args: { id: noteId, plaintext: 'Chegou muito bem.' },
    });
    const cancel = ana.compose({ name: 'appointment.cancel', args: { id } });
    const { results } = await ana.send(create, write, edit, cancel);
    expect(results.map((result) => 'code' in result && [result.code, result.details])).toEqual([
      ['appointment_overlap', undefined],
      ['depends_on_refused', { dependsOn: create.key }],
      ['depends_on_refused', { dependsOn: write.key }],
      ['depends_on_refused', { dependsOn: create.key }],
    ]);
    const mended = { ...(create.args as object), startAt: hours(-3), endAt: hours(-2) };
    const again = await ana.send(
      ana.compose({ name: 'appointment.create', args: mended as never }),
      ana.compose({ name: 'note.create', args: write.args as never }),
      ana.compose({ name: 'note.update', args: edit.args as never, baseV: 0 }),
    );
    expect(again.results.map(({ status }) => status)).toEqual(['done', 'done', 'done']);
    await ana.pull();
    expect(ana.held.get(`notes/${noteId}`)?.doc).toMatchObject({
      plaintext: 'Chegou muito bem.',
      conflicts: [],
    });
  });

  it('refuses what brings back, or is about, what a refused creation should have made', async () => {
    const create = ana.compose(booking(scene.davi.id, 24));
    const { id: appointmentId } = create.args as { id: string };
    const [noteId, paymentId] = [scene.newId(), scene.newId()];
    const first = [
      ana.compose({
        name: 'note.create',
        args: { id: noteId, patientId: scene.davi.id, appointmentId, plaintext: 'Chegou bem.' },
      }),
      ana.compose({
        name: 'payment.create',
        args: { id: paymentId, appointmentId, amount: 90, paymentMethod: 'pix', status: 'paid' },
      }),
    ];
    const { results } = await ana.send(
      create,
      ...first,
      ana.compose({ name: 'note.restore', args: { id: noteId } }),
      ana.compose({ name: 'payment.restore', args: { id: paymentId } }),
      ana.compose({ name: 'receipt.issue', args: { transactionId: paymentId } }),
      ana.compose({ name: 'note.restore', args: { id: scene.newId() } }),
    );
    const [write, pay] = first.map(({ key }) => ['depends_on_refused', { dependsOn: key }]);
    expect(
      results.slice(3).map((result) => 'code' in result && [result.code, result.details]),
    ).toEqual([write, pay, pay, ['not_found', undefined]]);
  });

  it("treats another psychologist's documents as missing", async () => {
    const results = [
      await bruno.act({ name: 'patient.update', args: { id: scene.davi.id, name: 'X' } }),
      await bruno.act({ name: 'appointment.cancel', args: { id: scene.session.id } }),
      await bruno.act(booking(scene.davi.id)),
      await bruno.act({ name: 'patient.delete', args: { id: scene.newId() } }),
    ];
    for (const result of results)
      expect(result).toMatchObject({ status: 'refused', code: 'not_found' });
    expect(results[0]).toMatchObject({ message: expect.stringContaining('não foi encontrado') });
    expect({ ...results[0], key: '' }).toEqual({ ...results[3], key: '' });
  });

  it('refuses a creation under an identifier that exists, whoever has it', async () => {
    for (const device of [ana, bruno])
      expect(
        await device.act({
          name: 'patient.create',
          args: { id: scene.davi.id, name: 'Z', email: 'z@exemplo.com' },
        }),
      ).toMatchObject({ status: 'refused', code: 'already_exists' });
  });

  it("refuses a role's forbidden commands, unknown ones, and arguments that make no sense, without repeating them", async () => {
    const portal = scene.device(scene.people.portal);
    const complete = { name: 'appointment.complete', args: { id: scene.session.id } } as const;
    expect(await portal.act(complete)).toMatchObject({ code: 'forbidden' });
    expect(await ana.act({ name: 'patient.explode' as never, args: {} as never })).toMatchObject({
      code: 'unknown_command',
    });
    const secret = 'segredo-do-paciente';
    for (const args of [
      null,
      7,
      [],
      { id: secret },
      { id: scene.newId(), name: 3, email: secret },
    ]) {
      const result = await ana.act({ name: 'patient.create', args: args as never });
      expect(result).toMatchObject({ status: 'refused', code: 'invalid_arguments' });
      expect(JSON.stringify(result)).not.toContain(secret);
    }
    expect(ana.seq).toBe(6);
    expect(await ana.act(booking(scene.davi.id))).toMatchObject({ status: 'done' });
  });

  it("lets a patient withdraw from their own session and nobody else's", async () => {
    const portal = scene.device(scene.people.portal);
    expect(
      await portal.act({ name: 'appointment.withdraw', args: { id: scene.past.id } }),
    ).toMatchObject({
      code: 'not_found',
    });
    expect(
      await portal.act({ name: 'appointment.withdraw', args: { id: scene.session.id } }),
    ).toMatchObject({
      status: 'done',
    });
  });

  it('keeps what an administrator cannot see when the administrator changes the rest', async () => {
    const admin = scene.device(scene.people.admin);
    await admin.act({
      name: 'patient.update',
      args: { id: scene.davi.id, phone: '11 90000-0000' },
    });
    await Promise.all([admin.pull(), ana.pull()]);
    const key = `patients/${scene.davi.id}`;
    expect(ana.held.get(key)?.doc).toMatchObject({
      phone: '11 90000-0000',
      medicalHistory: 'Asma',
    });
    expect(admin.held.get(key)?.doc).not.toHaveProperty('medicalHistory');
  });

  it("judges a transition at the time of acting, but never later than the server's clock", async () => {
    const noShow = {
      name: 'appointment.setStatus' as const,
      args: { id: scene.session.id, status: 'no_show' as const },
    };
    expect(await ana.act({ ...noShow, at: hours(100) })).toMatchObject({
      code: 'invalid_transition',
    });
    scene.clock.now += 100 * 3_600_000;
    expect(await ana.act({ ...noShow, at: hours(23) })).toMatchObject({
      code: 'invalid_transition',
    });
    expect(await ana.act({ ...noShow, at: hours(26) })).toMatchObject({ status: 'done' });
  });

  describe('rules that only the server can judge', () => {
    it("gives one e-mail address and one CPF to one of a psychologist's patients", async () => {
      const create = (id: string, email: string, cpf: string) =>
        ({ name: 'patient.create', args: { id, name: 'Novo', email, cpf } }) as const;
      const refusal = (fields: object) => ({
        code: 'patient_exists',
        message: 'Já existe um paciente com este email ou CPF.',
        details: { fields },
      });
      expect(await ana.act(create(scene.newId(), 'n@exemplo.com', '111.444.777-35'))).toMatchObject(
        { status: 'done' },
      );
      expect(await ana.act(create(scene.newId(), 'N@exemplo.com', ''))).toMatchObject(
        refusal({ email: 'Já existe um paciente com este email.' }),
      );
      expect(await ana.act(create(scene.newId(), 'm@exemplo.com', '11144477735'))).toMatchObject(
        refusal({ cpf: 'Já existe um paciente com este CPF.' }),
      );
      expect(await bruno.act(create(scene.newId(), 'n@exemplo.com', '11144477735'))).toMatchObject({
        status: 'done',
      });
    });

    it('keeps a patient who has sessions, and deletes one who has none', async () => {
      expect(await ana.act({ name: 'patient.delete', args: { id: scene.davi.id } })).toMatchObject({
        code: 'patient_in_use',
        message: 'Este paciente tem sessões registradas. Desative-o em vez de excluir.',
      });
      const { id } = scene.elisa;
      const remove = { name: 'patient.delete', args: { id } } as const;
      // Facts of health are a record, too.
      await bruno.act({ name: 'patient.update', args: { id, medicalHistory: 'Asma' } });
      expect(await bruno.act(remove)).toMatchObject({ code: 'patient_in_use' });
      await bruno.act({ name: 'patient.update', args: { id, medicalHistory: '' } });
      expect(await bruno.act(remove)).toMatchObject({ status: 'done' });
      await bruno.pull();
      expect(bruno.held.has(`patients/${scene.elisa.id}`)).toBe(false);
    });

    it('gives an appointment one note', async () => {
      const call = (plaintext: string) =>
        scene.server.call(
          {
            name: 'note.create',
            args: {
              id: scene.newId(),
              patientId: scene.davi.id,
              appointmentId: scene.past.id,
              plaintext,
            },
          },
          scene.actor(scene.people.ana),
        );
      expect(await call('Primeira')).toMatchObject({ outcome: { status: 'done' } });
      expect(await call('Segunda')).toMatchObject({
        outcome: {
          code: 'note_exists',
          message:
            'Já existe uma nota para este agendamento. Cada agendamento pode ter apenas uma nota.',
        },
      });
    });

    it('books only an active psychologist of the clinic', async () => {
      const admin = scene.device(scene.people.admin);
      const book = (psychId: string, from: number) => {
        const { name, args } = booking(scene.davi.id, from);
        return admin.act({ name, args: { ...args, psychId } });
      };
      expect(await book(scene.people.bruno.id, 3)).toMatchObject({ status: 'done' });
      expect(await book(scene.people.admin.id, 5)).toMatchObject({ code: 'psychologist_invalid' });
      expect(await book(scene.people.portal.id, 5)).toMatchObject({ code: 'psychologist_invalid' });
      expect(await book(scene.newId(), 5)).toMatchObject({ code: 'not_found' });
    });

    it('frees the time of a cancelled session, and lets touching ones stand', async () => {
      expect(await ana.act(booking(null, 23))).toMatchObject({ status: 'done' });
      expect(await ana.act(booking(scene.davi.id, 24.5))).toMatchObject({
        code: 'appointment_overlap',
      });
      await ana.act({ name: 'appointment.cancel', args: { id: scene.session.id } });
      expect(await ana.act(booking(scene.davi.id, 24.5))).toMatchObject({ status: 'done' });
    });

    it('refuses a profile with another address than the present one, whoever has it', async () => {
      for (const email of [scene.people.bruno.email!, 'nova@exemplo.com'])
        expect(await ana.act({ name: 'user.updateProfile', args: { email } })).toMatchObject({
          code: 'email_needs_password',
        });
      const { email } = scene.people.ana;
      expect(await ana.act({ name: 'user.updateProfile', args: { email } })).toMatchObject({
        status: 'done',
      });
    });
  });

  describe('notes that two devices edit', () => {
    const text = 'Dormiu mal. Falou do trabalho. Volta na terça.';
    let noteId: string;
    let baseV: number;
    let second: RawDevice;

    beforeEach(async () => {
      noteId = scene.newId();
      const args = {
        id: noteId,
        patientId: scene.davi.id,
        appointmentId: scene.past.id,
        plaintext: text,
      };
      const created = await ana.act({ name: 'note.create', args });
      baseV = (created as { v: number }).v;
      second = scene.device(scene.people.ana);
    });

    const edit = (device: RawDevice, from: number, plaintext: string, resolves?: string[]) =>
      device.act({
        name: 'note.update',
        args: { id: noteId, plaintext, ...(resolves && { resolves }) },
        baseV: from,
      });
    async function read() {
      await second.pull();
      return second.held.get(`notes/${noteId}`)?.doc as {
        plaintext: string;
        conflicts: { id: string; plaintext: string }[];
      };
    }

    it('are merged passage by passage', async () => {
      await edit(ana, baseV, text.replace('Dormiu mal.', 'Dormiu bem.'));
      await edit(second, baseV, text.replace('terça', 'quinta'));
      expect(await read()).toMatchObject({
        plaintext: 'Dormiu bem. Falou do trabalho. Volta na quinta.',
        conflicts: [],
      });
    });

    it('keep both texts where the same passage changed, until the person has decided', async () => {
      const [one, two] = ['bem', 'pouco'].map((word) => text.replace('mal', word));
      await edit(ana, baseV, one!);
      expect(await edit(second, baseV, two!)).toMatchObject({ status: 'done' });
      const conflicted = await read();
      expect(conflicted).toMatchObject({ plaintext: one, conflicts: [{ plaintext: two }] });
      const seen = second.held.get(`notes/${noteId}`)!.v;
      await edit(second, seen, two!, [conflicted.conflicts[0]!.id]);
      expect(await read()).toMatchObject({ plaintext: two, conflicts: [] });
    });

    it("do not conflict with a device's own earlier edits that it has not read back", async () => {
      await edit(ana, baseV, text.replace('Dormiu mal.', 'Dormiu bem.'));
      await edit(second, baseV, text.replace('terça', 'quinta'));
      await edit(second, baseV, text.replace('terça', 'quinta-feira'));
      expect(await read()).toMatchObject({
        plaintext: 'Dormiu bem. Falou do trabalho. Volta na quinta-feira.',
        conflicts: [],
      });
    });

    it('are replaced by a call that names no version', async () => {
      await edit(ana, baseV, text.replace('mal', 'bem'));
      const actor = scene.actor(scene.people.ana);
      await scene.server.call(
        { name: 'note.update', args: { id: noteId, plaintext: 'Outra.' } },
        actor,
      );
      expect(await read()).toMatchObject({ plaintext: 'Outra.', conflicts: [] });
    });
  });

  describe('calls without a device', () => {
    it('have one effect under one idempotency key, and the same answer again', async () => {
      const actor = scene.actor(scene.people.ana);
      const call = { ...booking(scene.davi.id), key: scene.newId() };
      const first = await scene.server.call(call, actor);
      const second = await scene.server.call(call, actor);
      expect(first).toMatchObject({ kind: 'answer', replayed: false, outcome: { status: 'done' } });
      expect(second).toEqual({ ...first, replayed: true });
      const reused = await scene.server.call(
        { ...call, args: { ...call.args, title: 'B' } },
        actor,
      );
      expect(reused).toMatchObject({
        outcome: { status: 'refused', code: 'key_reused', http: 422 },
      });
      // A key is its user's own: another one's call is a call of its own.
      expect(await scene.server.call(call, scene.actor(scene.people.bruno))).toMatchObject({
        replayed: false,
        outcome: { code: 'already_exists', http: 409 },
      });
    });
  });
});
