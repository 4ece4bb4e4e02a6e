import type { Answers } from './commands/answers.ts';
import type { OnWritten } from '../kernel/document-change.ts';
import type { ServerParts } from '../kernel/parts.ts';
import type { JobKinds } from '../engine/jobs/job.ts';
import type { Aftermaths, Decisions } from '../engine/execution/decision.ts';
import type { Execution, FollowUp } from '../engine/execution/execute.ts';
import type { Redirections } from '../engine/execution/redirection.ts';
import type { Endpoint } from './endpoint/endpoint.ts';
import type { Shapes, Titles } from './openapi/vocabulary.ts';

/** The parts that an area brings to the server; `server/program/areas.ts` lists all areas. */
export interface Area {
  /** What the API's page calls each first segment of its paths. */
  readonly titles?: Titles;
  /** What several of its answers share, by the names under which the description has them. */
  readonly shapes?: Shapes;
  /** Its calls beside its commands, which the registry brings. */
  readonly endpoints?: (parts: ServerParts, execution: Execution) => readonly Endpoint[];
  /** How its documents are answered by a call that changed one. */
  readonly answers?: Answers;
  readonly decisions?: Decisions;
  readonly redirections?: Redirections;
  readonly aftermaths?: Aftermaths;
  readonly followUp?: (parts: ServerParts) => FollowUp;
  readonly jobs?: JobKinds;
  readonly onWritten?: OnWritten;
}
