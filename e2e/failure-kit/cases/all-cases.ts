import { canaryCases } from './canary.ts';
import type { Case } from './case.ts';
import { clockCases } from './clock.ts';
import { faultCases } from './fault-cases.ts';
import { htmlCases } from './html-pages.ts';
import { latePartCases } from './late-parts.ts';
import { leavingCases } from './leaving.ts';
import { openPageCases } from './open-pages.ts';
import { shellCases } from './shell-deploy.ts';
import { registryCases } from './registry.ts';
import { refusalCases } from './refusals.ts';
import { silenceCases } from './silence.ts';
import { tamperedShellCases } from './tampered-shell.ts';

/** The whole table, in its order. */
export const allCases: readonly Case[] = [
  ...refusalCases,
  ...faultCases,
  ...openPageCases,
  ...htmlCases,
  ...latePartCases,
  ...leavingCases,
  ...shellCases,
  ...tamperedShellCases,
  ...registryCases,
  ...silenceCases,
  ...clockCases,
  ...canaryCases,
];
