import type { Base } from '../../data/base/base.ts';
import type { CarriedOver } from '../../data/base/carryOver.ts';
import type { Drafts } from '../../data/drafts/drafts.ts';
import type { CheckpointStore } from '../../data/meta/checkpoint.ts';
import type { Outbox } from '../../data/outbox/outbox.ts';
import type { Recordings } from '../../data/recordings/recording.ts';
import type { RecordReads } from '../../data/reads/recordReads.ts';
import type { SegmentStore } from '../../data/search/store.ts';
import type { SecondRecord } from '../../data/second/second.ts';
import type { Shelf } from '../../data/shelf/shelf.ts';
import type { SnapshotStore } from '../../data/snapshot/store.ts';
import type { Actor } from '../../domain/core/command.ts';
import type { Environment } from '../environment.ts';
import type { Meter } from '../transport/meter.ts';
import type { Silence } from './start/silence.ts';
import type { TabChannel } from './tabs/tabs.ts';

/** All that a device is made of. Nothing here is opened by the engine but the base. */
export interface DeviceParts {
  readonly actor: Actor;
  readonly outbox: Outbox;
  readonly checkpoints: CheckpointStore;
  readonly drafts: Drafts;
  readonly shelf: Shelf;
  /** The second record of the commands that wait. */
  readonly second: SecondRecord;
  readonly reads: RecordReads;
  readonly recordings: Recordings;
  readonly snapshots: SnapshotStore;
  /** What the search of notes keeps. */
  readonly segments: SegmentStore;
  /** Tells while it brings what an earlier version of the app kept into its present shape. */
  readonly openBase: (onCarriedOver: (progress: CarriedOver) => void) => Promise<Base>;
  /** Notices where the disk does not answer; without it nobody is told. */
  readonly silence?: Silence;
  /** True where nothing outlives the page. */
  readonly isVolatile?: boolean;
  readonly environment: Environment;
  /** What counts the traffic; without it nothing is counted. */
  readonly meter?: Meter;
  readonly channel: TabChannel;
  /** Takes over a token of this same user for the requests to come. */
  readonly useToken: (token: string | null) => void;
  /** Runs work at the end of this turn. */
  readonly schedule: (work: () => void) => void;
  /** Told of errors that nothing foresaw. */
  readonly onFault: (error: unknown) => void;
}
