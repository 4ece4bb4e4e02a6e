import { beforeEach, describe, expect, it } from 'vitest';
import type { Note } from '../../src/domain/notes/note.ts';
import type { BatchAnswer, ChangesPage } from '../../src/domain/sync/protocol.ts';
import { type ClinicApi, openClinicApi } from '../harness/server/clinicApi.ts';
import { sharedDatabase } from '../harness/database/database.ts';
import { idMaker } from '../harness/practice/practice.ts';

const newId = idMaker(70);
let open: ClinicApi;

beforeEach(async () => {
  open = await openClinicApi(await sharedDatabase());
  open.api.clock.ms = Date.parse(open.clinic.session.endAt);
});

describe('A. a note of a session whose note has not reached the device', () => {
  async function write(plaintext: string): Promise<BatchAnswer> {
    const { carla, session } = open.clinic;
    const args = { id: newId(), patientId: carla.id, appointmentId: session.id, plaintext };
    const command = { seq: 1, key: newId(), name: 'note.create', args };
    const { body } = await open.api.call<BatchAnswer>('POST', '/sync/commands', {
      token: open.tokens.ana,
      body: {
        clientId: newId(),
        commands: [{ ...command, at: new Date(open.api.clock.ms).toISOString() }],
      },
    });
    return body;
  }

  async function notes(): Promise<Note[]> {
    const found: Note[] = [];
    for (let cursor = ''; ;) {
      const query = `clientId=${newId()}${cursor && `&cursor=${encodeURIComponent(cursor)}`}`;
      const { body } = await open.api.call<ChangesPage>('GET', `/sync/changes?${query}`, {
        token: open.tokens.ana,
      });
      for (const { entity, doc } of body.changes) if (entity === 'notes') found.push(doc as Note);
      if (body.done) return found;
      ({ cursor } = body);
    }
  }

  it('is taken, and neither text is lost', async () => {
    expect((await write('Escrita no consultório.')).results).toMatchObject([{ status: 'done' }]);
    expect((await write('Escrita no celular.')).results).toMatchObject([{ status: 'done' }]);
    const found = (await notes()).filter(
      ({ appointmentId }) => appointmentId === open.clinic.session.id,
    );
    expect(found).toMatchObject([
      { plaintext: 'Escrita no consultório.', conflicts: [{ plaintext: 'Escrita no celular.' }] },
    ]);
  });
});
