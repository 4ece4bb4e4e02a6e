import { flag } from '../flag.ts';
import { seedsFrom } from '../schedule/seeds.ts';
import { plantedBugs } from './bugs.ts';
import { Nursery } from './plant.ts';

/**
 * `npm run sim:night` looks for a schedule that catches each planted bug.
 * `--runs N` tries so many, `--from N` begins there, `--bug TEXT` takes only bugs that hold it.
 */
async function main(): Promise<void> {
  const [from, runs] = [Number(flag('from') ?? 1), Number(flag('runs') ?? 2000)];
  const wanted = plantedBugs.filter(({ bug }) => bug.includes(flag('bug') ?? ''));
  const nursery = new Nursery();
  const survivors: string[] = [];
  for (const each of wanted) {
    const caught = await nursery.catch(each, seedsFrom(from, runs));
    if (!caught || !each.laws.includes(caught.law)) survivors.push(each.bug);
    console.log(
      caught ? `law ${caught.law}, seed ${caught.seed}: ${each.bug}` : `NOT CAUGHT: ${each.bug}`,
    );
  }
  await nursery.close();
  console.log(`${wanted.length - survivors.length} of ${wanted.length} planted bugs are caught.`);
  if (survivors.length > 0) process.exitCode = 1;
}

await main();
process.exit();
