/** A patient, and the member whose they are. */
export interface Concerned {
  readonly memberId: string;
  readonly patientId: string;
}
