import type { Handover } from '../../../src/domain/handovers/handover.ts';
import type { ClinicApi, ReaderName } from './clinicApi.ts';

/** Reads the hand-overs that a person sees, newest first. */
export const handoversOf = async (world: ClinicApi, as: ReaderName): Promise<Handover[]> => {
  const { body } = await world.api.call<Handover[]>('GET', '/handovers', {
    token: world.tokens[as],
  });
  return body;
};

/** Answers all that the person is asked, as from her device, and lets the server act on it. */
export async function answerHandovers(
  world: ClinicApi,
  as: ReaderName,
  answer: 'agreed' | 'refused',
): Promise<void> {
  const open = (await handoversOf(world, as)).filter(({ status }) => status === 'asked');
  const ids = open.map(({ id }) => id);
  if (ids.length > 0)
    await world.api.call('POST', '/handovers/answer', {
      token: world.tokens[as],
      body: { ids, answer },
    });
  await world.api.jobs.runDue();
}

export const agreeToHandovers = (world: ClinicApi, as: ReaderName): Promise<void> =>
  answerHandovers(world, as, 'agreed');
