/** A place that breaks a rule of style. */
export interface Fault {
  readonly rule: string;
  readonly file: string;
  readonly line: number;
  /** Words that break it, and the remedy where it is one. */
  readonly text: string;
}

export const lineOf = ({ file, line, rule, text }: Fault): string =>
  `${file}:${line}  ${rule}: ${text}`;
