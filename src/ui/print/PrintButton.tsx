import PrintIcon from '@mui/icons-material/PrintOutlined';
import { IconAction } from '../actions/IconAction.tsx';

/** In a corner of what it prints. */
export const PrintButton = ({ label, onPrint }: { label: string; onPrint: () => void }) => (
  <IconAction
    size="small"
    label={label}
    className="no-print"
    onClick={onPrint}
    sx={{ position: 'absolute', insetInlineEnd: 10, top: 3, zIndex: 2 }}
  >
    <PrintIcon fontSize="small" />
  </IconAction>
);
