import Box from '@mui/material/Box';
import LinearProgress from '@mui/material/LinearProgress';
import Typography from '@mui/material/Typography';
import { faceOf, scoreOf, strengthOf, toneOf } from '../../domain/notes/mood.ts';
import { StatusBadge } from '../../ui/states/StatusBadge.tsx';

const SHOWN = 4;
const SHOWN_COMPACT = 2;

interface Feeling {
  readonly emotion: string;
  /** From 0 to 1. */
  readonly score: number;
}

export interface Mood {
  /** From -1 to 1, as it came. */
  readonly score: unknown;
  /** The strongest first. */
  readonly emotions: readonly Feeling[];
  readonly intensity?: string | null;
}

const percent = (share: number): string => `${Math.round(share * 100)} %`;

/** The face of a score, in the colour of its band, and in words. */
export function Face({ score: given }: { score: unknown }) {
  const score = scoreOf(given);
  if (score === null) return null;
  const { emoji, label } = faceOf(score);
  return (
    <StatusBadge tone={toneOf(score)}>
      <span aria-hidden>{emoji}</span> {label}
    </StatusBadge>
  );
}

/** A mood in a line: its face and the two strongest emotions. */
export const MoodLine = ({ mood }: { mood: Mood }) => (
  <Box sx={{ display: 'flex', flexWrap: 'wrap', alignItems: 'center', gap: 1 }}>
    <Face score={mood.score} />
    <Typography component="span" variant="body2" sx={{ color: 'text.secondary' }}>
      {mood.emotions
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
      <Face score={mood.score} />
      {mood.intensity && (
        <Typography component="span" variant="body2" sx={{ color: 'text.secondary' }}>
          intensidade {mood.intensity}
        </Typography>
      )}
    </Box>
    <Box component="ul" sx={{ listStyle: 'none', margin: 0, padding: 0 }}>
      {mood.emotions.slice(0, SHOWN).map((feeling) => (
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
