import type { Case } from './case.ts';
import { faultCases } from './fault-cases.ts';
import { refusalCases } from './refusals.ts';

/** The whole table, in its order. */
export const allCases: readonly Case[] = [...refusalCases, ...faultCases];
