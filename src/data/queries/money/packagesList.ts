import { keptName } from './finance.ts';
import { gathered, type Gathered } from '../kit/known.ts';
import { packageRow } from './payments.ts';
import type { PackageListRow } from './results.ts';
import { coversEverything } from '../../view/coverage.ts';
import { defineQuery, type NoArgs } from '../kit/query.ts';
import type { QuerySource } from '../kit/source.ts';

const byRest = (a: PackageListRow, b: PackageListRow): number =>
  Number(b.left > 0) - Number(a.left > 0) || (a.sold.paidOn < b.sold.paidOn ? 1 : -1);

/** All packages: those with sessions left first, then the one that was sold last. */
export const packagesList = defineQuery({
  name: 'packages.list',
  run({ view, coverage }: QuerySource, _args: NoArgs): Gathered<readonly PackageListRow[]> {
    const rows = [...view.all('packages')].map((sold) => ({
      ...packageRow(view, sold),
      patientName: view.get('patients', sold.patientId)?.name ?? keptName(sold),
    }));
    return gathered(coversEverything(coverage), rows.sort(byRest));
  },
});
