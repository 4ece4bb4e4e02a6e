import CloudDoneOutlinedIcon from '@mui/icons-material/CloudDoneOutlined';
import CloudOffOutlinedIcon from '@mui/icons-material/CloudOffOutlined';
import CloudUploadOutlinedIcon from '@mui/icons-material/CloudUploadOutlined';
import EditNoteOutlinedIcon from '@mui/icons-material/EditNoteOutlined';
import ErrorOutlineIcon from '@mui/icons-material/ErrorOutlineOutlined';
import Button from '@mui/material/Button';
import { useLive } from '../../client/live/useLive.ts';
import { useWide } from '../../ui/useMediaQuery.ts';
import { IconAction } from '../../ui/actions/IconAction.tsx';
import { type SyncTone, syncWords } from './words.ts';
import { Count } from '../../ui/states/Count.tsx';

const ICONS = {
  calm: CloudDoneOutlinedIcon,
  kept: EditNoteOutlinedIcon,
  working: CloudUploadOutlinedIcon,
  offline: CloudOffOutlinedIcon,
  full: ErrorOutlineIcon,
  person: ErrorOutlineIcon,
} as const satisfies Record<SyncTone, unknown>;

/** Where the person's work is. Opens the list of what waits. */
export function SyncButton({ onOpen }: { onOpen: () => void }) {
  const status = useLive('sync.status', {});
  const storage = useLive('sync.storage', {});
  const wide = useWide();
  if (!status) return null;
  const { tone, text } = syncWords(status, storage);
  const Icon = ICONS[tone];
  const color = tone === 'person' || tone === 'full' ? 'secondary' : 'inherit';
  if (wide)
    return (
      <Button color={color} startIcon={<Icon />} onClick={onOpen} aria-live="polite">
        {text}
      </Button>
    );
  return (
    <IconAction color={color} label={text} keys="Alt+S" onClick={onOpen}>
      <Icon />
      <Count tone={tone === 'person' ? 'secondary' : 'primary'}>
        {status.needsPerson || status.waiting}
      </Count>
    </IconAction>
  );
}
