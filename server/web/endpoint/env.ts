import type { Actor } from '../../../src/domain/core/command.ts';

/** A signed-in person's session, checked on every request. */
export interface Session {
  readonly id: string;
  readonly actor: Actor;
}

export interface AppEnv {
  Variables: {
    requestId: string;
    /** Set on every route behind `authenticate`. */
    session: Session;
    /** The JSON of an answer before it was compressed. */
    answerText: string | undefined;
  };
}
