import { gathered, type Gathered } from './known.ts';
import { packageRow } from './payments.ts';
import type { PackageListRow } from './paymentsResults.ts';
import { coversEverything } from '../view/coverage.ts';
import { defineQuery, type NoArgs } from './query.ts';
import type { QuerySource } from './source.ts';

const byRest = (a: PackageListRow, b: PackageListRow): number =>
  Number(b.left > 0) - Number(a.left > 0) || (a.sold.paidOn < b.sold.paidOn ? 1 : -1);

/** All packages: those with sessions left first, then the one that was sold last. */
export const packagesList = defineQuery({
  name: 'packages.list',
  run({ view, coverage }: QuerySource, _args: NoArgs): Gathered<readonly PackageListRow[]> {
    const rows = [...view.all('packages')].map((sold) => ({
      ...packageRow(view, sold),
      patientName: view.get('patients', sold.patientId)?.name ?? null,
    }));
    return gathered(coversEverything(coverage), rows.sort(byRest));
  },
});
