import type { World } from '../world.ts';

/**
 * Copies the server's data, to set them back.
 * A restore says so; a machine's snapshot does not.
 * @param plan told the sequence of the copy, and how to set the data back to it after some ms
 */
export async function setBackFrom(
  world: World,
  plan: (seq: number, happen: (ms: number) => void) => void,
): Promise<void> {
  const { scheduler, ledger, server, laws } = world;
  const copied = [...ledger.carried];
  const { seq, setBack } = await server.copy();
  plan(seq, (ms) => {
    scheduler.after(ms, 'data are set back', async () => {
      await setBack();
      if (world.random() < 0.5) await server.startEpoch();
      ledger.setBack(copied);
      await laws.dataSetBack(seq);
      world.serverChanged();
    });
  });
}
