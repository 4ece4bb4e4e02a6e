import { Hono } from 'hono';
import type { AppEnv } from '../http/env.ts';
import { uuidParam } from '../http/params.ts';
import { requireVisible } from '../reading/reader.ts';
import type { Reading } from '../reading/route.ts';
import { noteOfAppointment, notesOfPatient, presentNotes } from './read.ts';

export const noteRoutes = (reading: Reading): Hono<AppEnv> =>
  new Hono<AppEnv>()
    .get(
      '/byPatient/:id',
      reading(async (reader, c) => {
        const { id } = await requireVisible(reader, 'patients', uuidParam(c, 'id'));
        return notesOfPatient(reader, id);
      }),
    )
    .get(
      '/byAppointment/:id',
      reading(async (reader, c) => {
        const { id } = await requireVisible(reader, 'appointments', uuidParam(c, 'id'));
        return noteOfAppointment(reader, id);
      }),
    )
    .get(
      '/:id',
      reading(async (reader, c) => {
        const note = await requireVisible(reader, 'notes', uuidParam(c, 'id'));
        return (await presentNotes(reader, [note]))[0];
      }),
    );
