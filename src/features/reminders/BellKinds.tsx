import { useActor } from '../../client/live/DeviceProvider.tsx';
import { useCommand } from '../../client/commands/useCommand.ts';
import { hideableKinds } from '../../domain/bell/kinds.ts';
import type { User } from '../../domain/users/user.ts';
import { SettingsSection } from '../../ui/settings/SettingsSection.tsx';
import { SwitchRow } from '../../ui/settings/SwitchRow.tsx';
import { BELL_SAVED, KIND_NAMES } from './words.ts';

/** What the bell tells of, on all of the person's devices. */
export function BellKinds({ user }: { readonly user: User }) {
  const { role } = useActor();
  const { run } = useCommand('bell.setKind', BELL_SAVED, { saysFailure: true });
  const hidden = new Set(user.bellHidden);
  // Notes and recordings are a psychologist's.
  const kinds = hideableKinds.filter(
    (kind) => role === 'psych' || (kind !== 'no_note' && kind !== 'recording'),
  );
  return (
    <SettingsSection
      title="Sino"
      text="O que aparece no sino, em todos os seus aparelhos. Alterações não aceitas e notas com dois textos aparecem sempre."
    >
      {kinds.map((kind) => (
        <SwitchRow
          key={kind}
          label={KIND_NAMES[kind]}
          checked={!hidden.has(kind)}
          onChange={(isActive) => void run({ kind, isActive })}
        />
      ))}
    </SettingsSection>
  );
}
