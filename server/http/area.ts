import type { OnWritten } from '../kernel/document-change.ts';
import type { ServerParts } from '../kernel/parts.ts';
import type { JobKinds } from '../jobs/job.ts';
import type { Decisions } from '../sync/decision.ts';
import type { Execution, FollowUp } from '../sync/execute.ts';
import type { Redirections } from '../sync/redirection.ts';
import type { Endpoint } from './endpoint.ts';

/** What one area of the product brings to the server; `server/areas.ts` lists them all. */
export interface Area {
  /** Its calls beside its commands, which the registry brings. */
  readonly endpoints?: (parts: ServerParts, execution: Execution) => readonly Endpoint[];
  readonly decisions?: Decisions;
  readonly redirections?: Redirections;
  readonly followUp?: (parts: ServerParts) => FollowUp;
  readonly jobs?: JobKinds;
  readonly onWritten?: OnWritten;
}
