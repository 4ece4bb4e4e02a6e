import { useCommand } from '../../client/commands/useCommand.ts';
import { useLive } from '../../client/live/useLive.ts';
import { UNKNOWN } from '../../data/queries/kit/known.ts';
import { SwitchRow } from '../../ui/settings/SwitchRow.tsx';
import { OWN_SAVED } from './words.ts';

/** Whether the signed-in patient hears by mail what became of the times asked for: a switch, also where they are asked for. */
export function AnswerMails() {
  const user = useLive('practice', {})?.user;
  const { run } = useCommand('reminders.setAnswers', OWN_SAVED, { saysFailure: true });
  if (!user || user === UNKNOWN) return null;
  return (
    <SwitchRow
      label="Respostas aos seus pedidos por email"
      description="Quando um horário que você pediu for marcado, ou não puder ser. O email não diz do que se trata."
      checked={Boolean(user.answersMailed)}
      onChange={(isActive) => void run({ isActive })}
    />
  );
}
