import type { Shelf } from '../../domain/notes/shelf.ts';

export const SHELF_NAMES: Readonly<Record<Shelf, string>> = {
  record: 'Prontuário',
  private: 'Registro documental',
};

/** Where a note stands, and what follows from it. */
export const SHELF_SENTENCES: Readonly<Record<Shelf, string>> = {
  record: 'Fica no prontuário: o paciente pode pedir cópia',
  private: 'Fica no registro documental: só seu',
};
