import { type Action, oneOf } from './chance.ts';

/** The server does what waits for no command. */
export const serverWorks: Action = (world) => {
  world.trace(() => 'the server works by itself');
  world.serverDoes(world.server.work());
};

/**
 * The administration gives a patient to another psychologist, and asks for the record. A patient
 * who is another's by now stays there, unless it is the way back that is wanted.
 */
export const handOver: Action = (world) => {
  const { people, carla, davi, elisa } = world.server.clinic;
  const { id: patientId, psychologistId } = oneOf(world, [carla, davi, davi, elisa]);
  const isAnas = (psychologistId === people.ana.id) !== world.random() < 0.2;
  const [member, successor] = isAnas ? [people.ana, people.bruno] : [people.bruno, people.ana];
  world.trace(() => `${patientId} is handed over to ${successor.name}`);
  const wanted = { patientId, memberId: member.id, successorId: successor.id };
  world.serverDoes(world.server.handOver(wanted));
};
