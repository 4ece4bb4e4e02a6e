import { deviceBugs } from './device.ts';
import { pullBugs } from './pull.ts';
import { pushBugs } from './push.ts';

/** Every bug that is planted in a test. */
export const plantedBugs = [...pushBugs, ...pullBugs, ...deviceBugs];
