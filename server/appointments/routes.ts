import { Hono } from 'hono';
import type { AppEnv } from '../http/env.ts';
import { parseQuery, uuidParam } from '../http/params.ts';
import { requireVisible } from '../reading/reader.ts';
import type { Reading } from '../reading/route.ts';
import { historyFilters, historyQuery, upcomingQuery } from './query.ts';
import { history, historyStats, presentAppointments, upcoming } from './read.ts';

export const appointmentRoutes = (reading: Reading): Hono<AppEnv> =>
  new Hono<AppEnv>()
    .get(
      '/upcoming',
      reading((reader, c) => upcoming(reader, parseQuery(c, upcomingQuery).psychId)),
    )
    .get(
      '/history',
      reading(async (reader, c) => ({ data: await history(reader, parseQuery(c, historyQuery)) })),
    )
    .get(
      '/history/stats',
      reading(async (reader, c) => ({
        data: await historyStats(reader, parseQuery(c, historyFilters)),
      })),
    )
    .get(
      '/:id',
      reading(async (reader, c) => {
        const appointment = await requireVisible(reader, 'appointments', uuidParam(c, 'id'));
        return (await presentAppointments(reader, [appointment]))[0];
      }),
    );
