import Box from '@mui/material/Box';
import LinearProgress from '@mui/material/LinearProgress';
import Typography from '@mui/material/Typography';
import { useShowsFaces } from '../../client/records/useShowsFaces.ts';
import type { Estimate } from '../../domain/notes/analysis.ts';
import { faceOf, scoreOf, strengthOf, toneOf } from '../../domain/notes/mood/mood.ts';
import { StatusBadge } from '../../ui/states/StatusBadge.tsx';

const SHOWN = 4;
const SHOWN_COMPACT = 2;

interface Feeling {
  readonly emotion: string;
  /** From 0 to 1. */
  readonly score: number;
}

export interface Mood {
  /** The outcome of the reading; without it a score stands for itself. */
  readonly estimate?: Estimate | null;
  /** From -1 to 1, as it came. */
  readonly score: unknown;
  /** The strongest first. */
  readonly emotions: readonly Feeling[];
  readonly intensity?: string | null;
}

const percent = (share: number): string => `${Math.round(share * 100)} %`;

const UNSCORED = {
  mixed: { tone: 'neutral', label: 'misto' },
  none: { tone: 'neutral', label: 'sem estimativa' },
  risk: { tone: 'warning', label: 'com palavras de risco, sem pontuação' },
} as const;

/** Said of a note with words of risk: in words alone, since no face may judge it. */
const RISK =
  'Há nesta nota palavras que podem falar de risco. É uma busca por palavras, não uma avaliação: releia a nota.';

/** The face of a score, in the colour of its band, and in words; without a score words alone. */
export function Face({ mood }: { mood: Mood }) {
  const showsFaces = useShowsFaces();
  const score = scoreOf(mood.score);
  const estimate = mood.estimate ?? (score === null ? null : 'scored');
  if (estimate === null) return null;
  if (estimate !== 'scored')
    return <StatusBadge tone={UNSCORED[estimate].tone}>{UNSCORED[estimate].label}</StatusBadge>;
  if (score === null) return null;
  const { emoji, label } = faceOf(score);
  if (!showsFaces) return <StatusBadge tone="neutral">{label}</StatusBadge>;
  return (
    <StatusBadge tone={toneOf(score)}>
      <span aria-hidden>{emoji}</span> {label}
    </StatusBadge>
  );
}

/** Only a reading with evidence has emotions to show. */
const emotionsOf = ({ estimate, emotions }: Mood): readonly Feeling[] =>
  estimate === 'none' || estimate === 'risk' ? [] : emotions;

/** A mood in a line: its face and the two strongest emotions. */
export const MoodLine = ({ mood }: { mood: Mood }) => (
  <Box sx={{ display: 'flex', flexWrap: 'wrap', alignItems: 'center', gap: 1 }}>
    <Face mood={mood} />
    <Typography component="span" variant="body2" sx={{ color: 'text.secondary' }}>
      {emotionsOf(mood)
        .slice(0, SHOWN_COMPACT)
        .map(({ emotion, score }) => `${emotion} ${percent(score)}`)
        .join(' · ')}
    </Typography>
  </Box>
);

/** A mood: its face, intensity, and the four strongest emotions, each with how strongly it speaks. */
export const MoodCard = ({ mood }: { mood: Mood }) => (
  <Box>
    <Box sx={{ display: 'flex', flexWrap: 'wrap', alignItems: 'center', gap: 1 }}>
      <Face mood={mood} />
      {mood.intensity && (mood.estimate ?? 'scored') === 'scored' && (
        <Typography component="span" variant="body2" sx={{ color: 'text.secondary' }}>
          intensidade {mood.intensity}
        </Typography>
      )}
    </Box>
    {mood.estimate === 'risk' && <Typography variant="body2">{RISK}</Typography>}
    <Box component="ul" sx={{ listStyle: 'none', margin: 0, padding: 0 }}>
      {emotionsOf(mood)
        .slice(0, SHOWN)
        .map((feeling) => (
          <FeelingBar key={feeling.emotion} {...feeling} />
        ))}
    </Box>
  </Box>
);

function FeelingBar({ emotion, score }: Feeling) {
  return (
    <Box component="li" sx={{ marginTop: 1 }}>
      <Box sx={{ display: 'flex', justifyContent: 'space-between', gap: 1 }}>
        <Typography component="span" variant="body2">
          {emotion}
        </Typography>
        <Typography
          component="span"
          variant="body2"
          className="num"
          sx={{ color: 'text.secondary' }}
        >
          {strengthOf(score)} · {percent(score)}
        </Typography>
      </Box>
      <LinearProgress
        variant="determinate"
        value={Math.round(score * 100)}
        aria-hidden
        sx={{ height: 4, borderRadius: 2 }}
      />
    </Box>
  );
}
