import { memo } from 'react';
import { useSheet, useSheets } from '../../client/live/useSheets.ts';
import type { QueryArgs } from '../../data/queries/index.ts';
import { isWhole } from '../../data/queries/kit/known.ts';
import { Pile, Sheet } from '../../ui/page/Pile.tsx';
import { Arriving } from '../../ui/states/Arriving.tsx';
import { ReportView } from './ReportView.tsx';
import { useQuickReports } from './useReport.ts';
import { ARRIVING } from './words.ts';

type Args = QueryArgs<'finance.report'>;

/** The report that is asked for, and out of sight those of the other quick periods. */
export function Reports({ args }: { args: Args }) {
  const { drawn, shown } = useSheets('finance.report', args, useQuickReports());
  return (
    <Pile>
      {drawn.map((one, place) => (
        // oxlint-disable-next-line react/no-array-index-key -- Another report takes over what is drawn.
        <Report key={place} args={one} isShown={place === shown} />
      ))}
    </Pile>
  );
}

const Report = memo(function Report({ args, isShown }: { args: Args; isShown: boolean }) {
  const found = useSheet('finance.report', args, isShown);
  return (
    <Sheet of={found} isShown={isShown}>
      <Answer found={found} args={args} />
    </Sheet>
  );
});

/** Drawn when what it shows changes, and not when another is turned to. */
const Answer = memo(function Answer(props: {
  readonly found: ReturnType<typeof useSheet<'finance.report'>>;
  readonly args: Args;
}) {
  const { found, args } = props;
  if (found === undefined) return null;
  if (!isWhole(found)) return <Arriving what={ARRIVING} />;
  return <ReportView report={found.whole} args={args} />;
});
