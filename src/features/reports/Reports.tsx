import { memo, startTransition, useEffect, useState } from 'react';
import { useDevice } from '../../client/DeviceProvider.tsx';
import { isWhole } from '../../data/queries/known.ts';
import { Pile, Sheet } from '../../ui/page/Pile.tsx';
import { useLatest } from '../../ui/shortcuts/useLatest.ts';
import { Arriving } from '../../ui/states/Arriving.tsx';
import { SOON, untilIdle, whenIdle } from '../../ui/whenIdle.ts';
import { type ReportSheets, turned, withReady } from './reportSheets.ts';
import { ReportView } from './ReportView.tsx';
import { type Asked, useQuickReports, useReport } from './useReport.ts';
import { ARRIVING } from './words.ts';

/** An answer that takes longer is drawn when it is asked for. */
const PATIENCE_MS = 10_000;

/** The report that is asked for, and out of sight those of the other quick periods: a choice then only turns to one. */
export function Reports({ asked }: { asked: Asked }) {
  const { drawn, shown } = useSheets(asked);
  return (
    <Pile>
      {drawn.map((one, place) => (
        // oxlint-disable-next-line react/no-array-index-key -- Another report takes over what is drawn.
        <Report key={place} asked={one} isShown={place === shown} />
      ))}
    </Pile>
  );
}

const Report = memo(function Report({ asked, isShown }: { asked: Asked; isShown: boolean }) {
  const found = useReport(asked);
  return (
    <Sheet of={found} isShown={isShown}>
      <Answer found={found} asked={asked} />
    </Sheet>
  );
});

/** Drawn when what it shows changes, and not when another is turned to. */
const Answer = memo(function Answer(props: {
  readonly found: ReturnType<typeof useReport>;
  readonly asked: Asked;
}) {
  const { found, asked } = props;
  if (found === undefined) return null;
  if (!isWhole(found)) return <Arriving what={ARRIVING} />;
  return <ReportView report={found.whole} asked={asked} />;
});

function useSheets(asked: Asked): ReportSheets {
  const [kept, keep] = useState<ReportSheets>(() => ({ drawn: [asked], shown: 0 }));
  const sheets = turned(kept, asked);
  if (sheets !== kept) keep(sheets);
  useReady((ready, wanted) =>
    // Gives way to whatever the person does.
    startTransition(() => keep((former) => withReady(former, ready, wanted))),
  );
  return sheets;
}

/** Tells of each report of a quick period that has its answer, one after another while the page rests. */
function useReady(onReady: (ready: Asked, wanted: readonly Asked[]) => void): void {
  const { live } = useDevice();
  const wanted = useQuickReports();
  const draw = useLatest(onReady);
  useEffect(() => {
    let isOver = false;
    const run = async () => {
      for (const one of wanted) {
        await live.prefetch('finance.report', one.args, PATIENCE_MS);
        await untilIdle();
        if (isOver) return;
        const state = live.read('finance.report', one.args);
        // Of what is still to come to this device all answers change all the time.
        if (state.status === 'ready' && isWhole(state.data)) draw.current(one, wanted);
      }
    };
    const cancel = whenIdle(() => void run(), SOON);
    return () => {
      isOver = true;
      cancel();
    };
  }, [live, wanted, draw]);
}
