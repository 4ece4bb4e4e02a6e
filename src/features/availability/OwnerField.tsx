import { useActor } from '../../client/live/DeviceProvider.tsx';
import { PsychologistField } from '../../pieces/people/PsychologistField.tsx';

/** Whose time it is: only an administrator says it, and only of something new. */
export function OwnerField(props: {
  readonly value: string | null;
  readonly onChange: (psychologistId: string | null) => void;
  readonly error: string | undefined;
}) {
  const { role } = useActor();
  if (role !== 'administrator') return null;
  return <PsychologistField {...props} required />;
}
