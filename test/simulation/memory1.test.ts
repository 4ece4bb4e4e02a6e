import { memorySuite } from './memorySuite.ts';

memorySuite(0);
