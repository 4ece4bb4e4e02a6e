import type { Theme } from '../theme.ts';
import { anxiety } from './anxiety.ts';
import { burnout } from './burnout.ts';
import { career } from './career.ts';
import { couple } from './couple.ts';
import { depression } from './depression.ts';
import { focus } from './focus.ts';
import { grief } from './grief.ts';
import { panic } from './panic.ts';
import { parenting } from './parenting.ts';
import { selfEsteem } from './selfEsteem.ts';
import { sleep } from './sleep.ts';
import { social } from './social.ts';

export const themes: readonly Theme[] = [
  anxiety,
  burnout,
  career,
  couple,
  depression,
  focus,
  grief,
  panic,
  parenting,
  selfEsteem,
  sleep,
  social,
];
