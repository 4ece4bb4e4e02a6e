// A thread takes no `--import tsx` on Node 20. The bundle has no need of this.
import { register } from 'tsx/esm/api';

register();
await import('./thread.ts');
