/** A thing to do until the next session, and how the patient reports on it. */
export interface Task {
  readonly given: string;
  readonly done: string;
  readonly missed: string;
}

/**
 * What a patient comes for, as fragments of notes. `{pessoa}`, `{lugar}` and `{o}` are filled in per patient: someone
 * close ("a mãe"), where the patient spends the day ("no escritório"), and the ending of agreeing adjectives.
 */
export interface Theme {
  readonly name: string;
  readonly complaints: readonly string[];
  readonly reports: readonly string[];
  readonly progress: readonly string[];
  readonly setbacks: readonly string[];
  readonly interventions: readonly string[];
  readonly tasks: readonly Task[];
}
