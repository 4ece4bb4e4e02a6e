import type { CDPSession, Page } from '@playwright/test';

interface TraceEvent {
  readonly name: string;
  readonly ph: string;
  readonly pid: number;
  readonly tid: number;
  readonly ts: number;
  /** The processor's time, in microseconds: what other processes take does not count. */
  readonly tdur?: number;
  readonly args?: { readonly name?: string };
}

const CATEGORIES = ['toplevel', 'loading'];
const MAIN = 'CrRendererMain';
const TASK = 'ThreadControllerImpl::RunTask';

/** Records the tasks of the page's main thread. */
export class LongTasks {
  private constructor(private readonly session: CDPSession) {}

  static async of(page: Page): Promise<LongTasks> {
    return new LongTasks(await page.context().newCDPSession(page));
  }

  async start(): Promise<void> {
    await this.session.send('Tracing.start', {
      transferMode: 'ReportEvents',
      traceConfig: { includedCategories: CATEGORIES },
    });
  }

  /**
   * Ends the record.
   * @returns how long each task ran after the first paint, in ms, the longest first
   */
  async end(): Promise<number[]> {
    const events: TraceEvent[] = [];
    const collect = ({ value }: { value: unknown[] }) => {
      events.push(...(value as TraceEvent[]));
    };
    this.session.on('Tracing.dataCollected', collect);
    const complete = new Promise<void>((resolve) =>
      this.session.once('Tracing.tracingComplete', () => resolve()),
    );
    await this.session.send('Tracing.end');
    await complete;
    this.session.off('Tracing.dataCollected', collect);
    return durations(events);
  }
}

function durations(events: readonly TraceEvent[]): number[] {
  const paint = events.filter(({ name }) => name === 'firstContentfulPaint').at(-1)?.ts ?? 0;
  const main = new Set(
    events
      .filter(({ name, args }) => name === 'thread_name' && args?.name === MAIN)
      .map(({ pid, tid }) => `${pid}/${tid}`),
  );
  return events
    .filter(({ name, pid, tid, ts }) => name === TASK && main.has(`${pid}/${tid}`) && ts > paint)
    .map(({ tdur = 0 }) => tdur / 1000)
    .toSorted((a, b) => b - a);
}
