/**
 * Makes the reader of `?aba=`, the open section of a screen, out of the sections that it has. What is none of them is
 * left out, and the screen opens with its first.
 */
export const sectionSearch =
  <T extends string>(names: readonly T[]) =>
  (search: Record<string, unknown>): { aba?: T } => {
    const aba = names.find((name) => name === search['aba']);
    return aba ? { aba } : {};
  };
