import { Hono } from 'hono';
import * as v from 'valibot';
import { line } from '../../src/domain/core/fields.ts';
import { ofPatient } from '../appointments/read.ts';
import type { AppEnv } from '../http/env.ts';
import { parseQuery, uuidParam } from '../http/params.ts';
import { requireVisible } from '../reading/reader.ts';
import type { Reading } from '../reading/route.ts';
import { listPatients, patientOfUser, patientStats, searchPatients } from './read.ts';

const searchQuery = v.object({ q: v.optional(line(), '') });

export const patientRoutes = (reading: Reading): Hono<AppEnv> =>
  new Hono<AppEnv>()
    .get('/', reading(listPatients))
    .get(
      '/search',
      reading((reader, c) => searchPatients(reader, parseQuery(c, searchQuery).q)),
    )
    .get(
      '/by-user/:userId',
      reading((reader, c) => patientOfUser(reader, uuidParam(c, 'userId'))),
    )
    .get(
      '/:id',
      reading((reader, c) => requireVisible(reader, 'patients', uuidParam(c, 'id'))),
    )
    .get(
      '/:id/stats',
      reading(async (reader, c) => {
        const { id } = await requireVisible(reader, 'patients', uuidParam(c, 'id'));
        return patientStats(reader, id);
      }),
    )
    .get(
      '/:id/appointments',
      reading(async (reader, c) => {
        const { id } = await requireVisible(reader, 'patients', uuidParam(c, 'id'));
        return { data: await ofPatient(reader, id) };
      }),
    );
