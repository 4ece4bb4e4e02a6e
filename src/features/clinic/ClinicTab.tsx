import Stack from '@mui/material/Stack';
import { useState } from 'react';
import { useOnline } from '../../client/online/useOnline.ts';
import { membersCall, type SealAnswer, sealsCall } from '../../domain/contract/clinic.ts';
import { Fetched } from '../../ui/states/Fetched.tsx';
import { MemberInvites } from './MemberInvites.tsx';
import { Members } from './Members.tsx';
import { SealInventory } from './SealInventory.tsx';
import { Seals } from './Seals.tsx';

/** The clinic's people, their invitations, and the records that were sealed: for its administration. */
export function ClinicTab() {
  const clinic = useOnline(membersCall, {});
  const seals = useOnline(sealsCall, {});
  const [opened, setOpened] = useState<SealAnswer | null>(null);
  if (opened) return <SealInventory seal={opened} onClose={() => setOpened(null)} />;
  const refresh = () => {
    clinic.retry();
    seals.retry();
  };
  return (
    <Stack sx={{ gap: 4 }}>
      <Fetched of={clinic} waiting="Buscando as pessoas da clínica…">
        {(answer) => (
          <Stack sx={{ gap: 4 }}>
            <Members {...answer} onChanged={refresh} />
            <MemberInvites invites={answer.invites} onChanged={refresh} />
          </Stack>
        )}
      </Fetched>
      <Fetched of={seals} waiting="Buscando os lacres…">
        {(answer) => <Seals seals={answer} onOpen={setOpened} />}
      </Fetched>
    </Stack>
  );
}
