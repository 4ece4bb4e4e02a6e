/** Names the constraint by which the storage said no. See `execution/constraints.ts`. */
export class ConstraintViolation extends Error {
  override readonly name = 'ConstraintViolation';
  constructor(readonly constraint: string) {
    super(constraint);
  }
}

/** The storage cannot be reached or is overloaded: nothing was done, and the same call may succeed later. */
export class StorageUnavailable extends Error {
  override readonly name = 'StorageUnavailable';
  /** @param code the storage's own for the operator, such as `53100` for a full disk; empty where it gave none */
  constructor(readonly code = '') {
    super(code);
  }
}

/** Thrown by the work of a transaction that is to be undone on purpose: nothing is wrong. */
export class Undone extends Error {
  override readonly name: string = 'Undone';
}
